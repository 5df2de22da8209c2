import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** The share of pixels that may differ: another Chromium draws edges of letters a little differently. */
const tolerance = 0.01;

export interface Comparison {
  /** What is wrong, in a sentence; null where the pictures are alike. */
  difference: string | null;
  /** A PNG with what differs in red; null where there is nothing to show. */
  diff: Buffer | null;
}

/**
 * Compares two pictures, pixel by pixel.
 *
 * @param expected a PNG
 * @param actual a PNG
 * @returns whether they are alike but for a small share of their pixels
 */
export function compareScreenshots(expected: Buffer, actual: Buffer): Comparison {
  const [before, after] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const { width, height } = before;
  if (width !== after.width || height !== after.height) {
    const sizes = `${after.width} × ${after.height} pixels in place of ${width} × ${height}`;
    return { difference: `it has ${sizes}`, diff: null };
  }
  const diff = new PNG({ width, height });
  const count = pixelmatch(before.data, after.data, diff.data, width, height);
  const share = count / (width * height);
  if (share <= tolerance) return { difference: null, diff: null };
  return { difference: `${(100 * share).toFixed(1)} % of its pixels differ`, diff: PNG.sync.write(diff) };
}
