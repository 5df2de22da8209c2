import { readFileSync } from "node:fs";
import { imageSize } from "image-size";

/**
 * The size to reserve for an image that is published as it is, so that the page doesn't move when it loads. Photos get
 * theirs from gatsby-plugin-image.
 * @param file absolute path of an image
 * @param isStatic whether it comes from static/, where nothing is resized
 * @returns CSS pixels; empty where the size is unknown or somebody else's business
 */
export function reservedSize(file: string, isStatic: boolean): { width?: number; height?: number } {
  if (!isStatic && !/\.(svg|gif)$/i.test(file)) return {};
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    // A drawing without a size of its own: it takes the width that there is.
    return {};
  }
}
