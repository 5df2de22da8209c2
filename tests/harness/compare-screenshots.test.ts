import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { compareScreenshots } from "./compare-screenshots";

/** A white picture with black lines at its top. */
function picture(lines: number, size = 100): Buffer {
  const png = new PNG({ width: size, height: size });
  png.data.fill(255);
  for (let pixel = 0; pixel < lines * size; pixel += 1) png.data.fill(0, pixel * 4, pixel * 4 + 3);
  return PNG.sync.write(png);
}

it("finds pictures alike up to one pixel in a hundred", () => {
  expect(compareScreenshots(picture(0), picture(0)).difference).toBeNull();
  expect(compareScreenshots(picture(0), picture(1)).difference).toBeNull();
});

it("tells how much differs, and marks it in a picture of the same size", () => {
  const { difference, diff } = compareScreenshots(picture(0), picture(20));
  expect(difference).toBe("20.0 % of its pixels differ");
  expect(PNG.sync.read(diff!)).toMatchObject({ width: 100, height: 100 });
});

it("tells sizes apart", () => {
  expect(compareScreenshots(picture(0), picture(0, 50)).difference).toBe(
    "it has 50 × 50 pixels in place of 100 × 100",
  );
});
