import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** The side of a square that is looked at as one, in pixels: an icon with what is around it, or a short word. */
const side = 32;

/** The share of such a square that may differ: another Chromium draws edges of letters a little differently. */
const tolerance = 0.02;

/** Softened edges count, since the lines of an icon are nothing else; only a faint difference of colour doesn't. */
const colours = { includeAA: true, threshold: 0.2 };

export interface Comparison {
  /** What is wrong, in a sentence; null where the screenshots are alike. */
  difference: string | null;
  /** A PNG with what differs in red; null where there is nothing to show. */
  diff: Buffer | null;
}

/**
 * Compares two screenshots, pixel by pixel, by the square in which most differs: a lost icon is little of a page, but much
 * of its place.
 *
 * @param expected a PNG
 * @param actual a PNG
 * @returns whether they are alike but for a small share of the pixels of any place
 */
export function compareScreenshots(expected: Buffer, actual: Buffer): Comparison {
  const [before, after] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const { width, height } = before;
  if (width !== after.width || height !== after.height) {
    const sizes = `${after.width} × ${after.height} pixels in place of ${width} × ${height}`;
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
  return { difference: `${ofAll}, ${percent(share)} of one place`, diff: PNG.sync.write(diff) };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
