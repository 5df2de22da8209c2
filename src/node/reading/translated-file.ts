import { statSync } from "node:fs";
import path from "node:path";

/** Returns the original of a translated file, or the file itself. @param file path from the root of the repository */
export function originalFile(file: string): string {
  return file.replace(/^content\/i18n\/[^/]+\//, "content/");
}

/**
 * Resolves a relative path in a translation: a file next to the translation if there is one, otherwise the original's file.
 * @param file path from the root of the repository
 */
export function nearestFile(root: string, file: string): string {
  return isFile(path.join(root, file)) ? file : originalFile(file);
}

export function isFile(absolute: string): boolean {
  return statSync(absolute, { throwIfNoEntry: false })?.isFile() ?? false;
}
