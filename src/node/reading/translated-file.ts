import { statSync } from "node:fs";
import path from "node:path";

/** The file that a translation translates, or the file itself. @param file path from the root of the repository */
export function originalFile(file: string): string {
  return file.replace(/^content\/i18n\/[^/]+\//, "content/");
}

/**
 * The file that a translation means by a relative path: one beside it where there is one, else the original's.
 * @param root absolute path of the repository
 * @param file path from the root of the repository
 */
export function nearestFile(root: string, file: string): string {
  return isFile(path.join(root, file)) ? file : originalFile(file);
}

export function isFile(absolute: string): boolean {
  return statSync(absolute, { throwIfNoEntry: false })?.isFile() ?? false;
}
