import { appendFileSync } from "node:fs";
import { join } from "node:path";

/** A generated page, relative to the folder of them all. */
export const changedPage = join("group-0", "folder-0", "page-7.mdx");

/** Adds a sentence, as an author would between two builds. */
export function changePage(file: string): void {
  appendFileSync(file, `\nThis sentence was added at ${new Date().toISOString()}.\n`);
}
