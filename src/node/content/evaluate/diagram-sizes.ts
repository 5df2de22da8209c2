import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Sizes of diagrams in CSS pixels, width and height, by {@link diagramKey}. `npm run diagrams` writes the file. */
export type DiagramSizes = Readonly<Record<string, readonly [number, number]>>;

export const diagramSizesFile = "content/diagrams.json";

/** Returns the key of a diagram, which depends only on its source. */
export function diagramKey(source: string): string {
  return createHash("sha256").update(source.trim()).digest("hex").slice(0, 16);
}

/**
 * Reads the measured sizes of the site's diagrams. The result is empty if the file doesn't exist.
 * @param root absolute path of the repository
 * @throws SyntaxError when the file is not JSON
 */
export function readDiagramSizes(root: string): DiagramSizes {
  const file = path.join(root, diagramSizesFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as DiagramSizes) : {};
}
