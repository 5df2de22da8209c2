import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** The side of the squares that are compared, in pixels: room for an icon with its surroundings, or a short word. */
const side = 32;

/** The share of a square that can differ, because Chromium versions render the edges of letters a little differently. */
const tolerance = 0.02;

/** Antialiased edges count, because icons consist of thin lines. Only faint color differences are ignored. */
const colours = { includeAA: true, threshold: 0.2 };

export interface Comparison {
  /** What is wrong, in a sentence; null where the screenshots are alike. */
  difference: string | null;
  /** A PNG with the differences in red. Null if there is nothing to show. */
  diff: Buffer | null;
}

/**
 * Compares two screenshots, pixel by pixel, by the square in which most differs: a lost icon is little of a page, but much
 * of its place.
 *
 * @param expected a PNG
 * @param actual a PNG
 * @returns the difference, unless only a small share of the pixels in each square differs
 */
export function compareScreenshots(expected: Buffer, actual: Buffer): Comparison {
  const [before, after] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const { width, height } = before;
  if (width !== after.width || height !== after.height) {
    const sizes = `${after.width} × ${after.height} pixels instead of ${width} × ${height}`;
    return { difference: `it has ${sizes}`, diff: null };
  }
  const most = pixelmatch(before.data, after.data, null, width, height, {
    ...colours,
    windowSize: side,
  });
  const share = most / side ** 2;
  if (share <= tolerance) return { difference: null, diff: null };
  const diff = new PNG({ width, height });
  const count = pixelmatch(before.data, after.data, diff.data, width, height, colours);
  const ofAll = `${percent(count / (width * height))} of its pixels differ`;
  return { difference: `${ofAll}, and up to ${percent(share)} in one place`, diff: PNG.sync.write(diff) };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
