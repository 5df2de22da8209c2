import { appendFileSync } from "node:fs";
import { join } from "node:path";

/** A generated page, relative to the folder of all generated pages. */
export const changedPage = join("group-0", "folder-0", "page-7.mdx");

/** Adds a sentence, as an author might between two builds. */
export function changePage(file: string): void {
  appendFileSync(file, `\nThis sentence was added at ${new Date().toISOString()}.\n`);
}
