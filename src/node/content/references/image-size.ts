import { readFileSync } from "node:fs";
import { imageSize } from "image-size";

/**
 * Returns the size to reserve for an image that is published unchanged, which prevents a layout shift when it loads. For
 * photos, gatsby-plugin-image does this.
 * @param file absolute path of an image
 * @param isStatic whether it comes from static/, where nothing is resized
 * @returns CSS pixels; empty if the size is unknown or is set elsewhere
 */
export function reservedSize(file: string, isStatic: boolean): { width?: number; height?: number } {
  if (!isStatic && !/\.(svg|gif)$/i.test(file)) return {};
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    // An SVG without its own size takes up the available width.
    return {};
  }
}
