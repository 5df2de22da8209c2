import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { compareScreenshots } from "./compare-screenshots";

const page = { width: 800, height: 400 };

/** The fraction of a pixel that is ink, from 0 to 1. */
type Ink = (x: number, y: number) => number;

const nothing: Ink = () => 0;

/** A white screenshot with black ink. */
function screenshot(ink: Ink, { width, height } = page): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      png.data.fill(255 * (1 - ink(x, y)), (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

/** Letters of 2 by 12 pixels, starting at a given position and as wide as a short heading. */
const heading =
  (left: number, top: number): Ink =>
  (x, y) =>
    Number(x >= left && x < left + 160 && y >= top && y < top + 12 && (x - left) % 6 < 2);

/** A 12-pixel ring with a 1.5-pixel antialiased line, like a search icon. */
const icon: Ink = (x, y) => Math.min(1, Math.max(0, 1.25 - Math.abs(Math.hypot(x - 700.3, y - 28.6) - 6)));

it("ignores single pixels that differ", () => {
  const before = screenshot(heading(300, 200));
  expect(compareScreenshots(before, before).difference).toBeNull();
  const dusty = screenshot((x, y) => (x % 16 === 0 && y % 16 === 0 ? 1 : heading(300, 200)(x, y)));
  expect(compareScreenshots(before, dusty).difference).toBeNull();
});

it.each([
  ["a lost icon", screenshot(icon), screenshot(nothing)],
  ["a heading that moved by two pixels", screenshot(heading(300, 200)), screenshot(heading(300, 202))],
  [
    "a heading that moved by one pixel to the side",
    screenshot(heading(300, 200)),
    screenshot(heading(301, 200)),
  ],
])("detects %s", (_name, before, after) => {
  expect(compareScreenshots(before, after).difference).toMatch(
    /^0\.\d % of its pixels differ, and up to .* in one place$/,
  );
});

it("reports how much differs, and marks the differences in an image of the same size", () => {
  const { difference, diff } = compareScreenshots(
    screenshot(nothing),
    screenshot((_x, y) => Number(y < 80)),
  );
  expect(difference).toBe("20.0 % of its pixels differ, and up to 100.0 % in one place");
  expect(PNG.sync.read(diff!)).toMatchObject(page);
});

it("detects different sizes", () => {
  const size = { width: 50, height: 50 };
  expect(compareScreenshots(screenshot(nothing), screenshot(nothing, size)).difference).toBe(
    "it has 50 × 50 pixels instead of 800 × 400",
  );
});
