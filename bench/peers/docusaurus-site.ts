import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateContent } from "../build/generate-content";
import { measuredCommand } from "../build/measured-build";
import { changedPage, changePage } from "./change-page";
import { asDocusaurus } from "./peer-content";
import type { PeerSite } from "./peer-site";

/**
 * A Docusaurus site with generated pages. Its packages are installed from npm into a temporary folder, which is kept for the
 * next run, because they aren't part of this project.
 * @throws Error when npm can't install them
 */
export async function docusaurusSite(pages: number): Promise<PeerSite> {
  const directory = join(tmpdir(), "bench-peers-docusaurus");
  cpSync(join(import.meta.dirname, "docusaurus"), directory, { recursive: true });
  await measuredCommand(
    ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts"],
    directory,
    process.env,
  );
  const content = join(directory, "content", "guide");
  generateContent(content, pages);
  for (const file of readdirSync(content, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".mdx")) continue;
    const path = join(content, file);
    writeFileSync(path, asDocusaurus(readFileSync(path, "utf8")));
  }
  const core = join(directory, "node_modules", "@docusaurus", "core");
  const { version } = JSON.parse(readFileSync(join(core, "package.json"), "utf8")) as { version: string };
  return {
    name: `Docusaurus ${version} (faster)`,
    forget: () => {
      for (const folder of ["build", ".docusaurus", join("node_modules", ".cache")])
        rmSync(join(directory, folder), { recursive: true, force: true });
    },
    changePage: () => {
      changePage(join(content, changedPage));
    },
    build: () =>
      measuredCommand([process.execPath, join(core, "bin", "docusaurus.mjs"), "build"], directory, {
        ...process.env,
        CI: "true",
      }),
  };
}
