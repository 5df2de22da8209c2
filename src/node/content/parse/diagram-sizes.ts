import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  diagramColors,
  diagramFontSize,
  diagramSettings,
  mermaidVersion,
} from "../../../model/content/mermaid";

/**
 * A diagram's size in CSS pixels. `unstored` diagrams have no stored drawing, because their colors aren't the site's own.
 */
export type DiagramSize = readonly [width: number, height: number, drawing?: "unstored"];

/** Sizes of diagrams by {@link diagramKey}. `npm run diagrams` writes the file. */
export type DiagramSizes = Readonly<Record<string, DiagramSize>>;

export const diagramSizesFile = "content/diagrams.json";

const look = JSON.stringify([mermaidVersion, diagramSettings, diagramFontSize, diagramColors]);

/**
 * Returns the key of a diagram, which names its stored drawing. It depends on everything that determines the drawing, so a
 * drawing is never out of date: the diagram's source, Mermaid's version and the look of diagrams.
 */
export function diagramKey(source: string): string {
  return createHash("sha256").update(look).update(source.trim()).digest("hex").slice(0, 16);
}

/**
 * Reads the measured sizes of the site's diagrams. The result is empty if the file doesn't exist.
 * @throws SyntaxError when the file is not JSON
 */
export function readDiagramSizes(root: string): DiagramSizes {
  const file = path.join(root, diagramSizesFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as DiagramSizes) : {};
}
