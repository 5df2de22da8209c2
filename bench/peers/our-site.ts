import { rmSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { prepareFixtureSite } from "../../tests/harness/fixture-site";
import { generateContent } from "../build/generate-content";
import { measuredBuild } from "../build/measured-build";
import { changedPage, changePage } from "./change-page";
import type { PeerSite } from "./peer-site";

/** This project's site with generated pages. */
export async function ourSite(pages: number): Promise<PeerSite> {
  const directory = await prepareFixtureSite("bench", { clean: true });
  const content = join(directory, "content", "guide");
  generateContent(content, pages);
  return {
    name: "ours",
    forget: () => {
      for (const folder of [join(directory, ".cache"), join(directory, "public")])
        rmSync(folder, { recursive: true, force: true });
      rmSync(join(PROJECT_ROOT, "node_modules", ".cache"), { recursive: true, force: true });
    },
    changePage: () => {
      changePage(join(content, changedPage));
    },
    build: () => measuredBuild(directory),
  };
}
