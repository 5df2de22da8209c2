import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { FIXTURE_SITES } from "../../tests/harness/paths";
import { syncFolder } from "../../tests/harness/sync-folder";

const copied = /^(?:src|static|content|tsconfig\.json|package\.json|gatsby-[a-z]+\.tsx?)$/;

/**
 * Copies this project's site with its content, so that a benchmark can edit it.
 * @returns the folder of the copy, without files from earlier runs
 */
export async function copyAuthorSite(): Promise<string> {
  const directory = join(FIXTURE_SITES, "bench-develop");
  await rm(directory, { recursive: true, force: true });
  const entries = readdirSync(PROJECT_ROOT).filter((entry) => copied.test(entry));
  await syncFolder(
    entries.map((entry) => [entry, join(PROJECT_ROOT, entry)] as const),
    directory,
    new Set(),
  );
  return directory;
}
