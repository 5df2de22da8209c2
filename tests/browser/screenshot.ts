import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { compareScreenshots } from "../harness/compare-screenshots";
import { settled } from "./open";

const pictures = join(PROJECT_ROOT, "tests", "browser", "screenshots");
const results = join(PROJECT_ROOT, "test-results", "screenshots");

/** Whether to take new screenshots instead of comparing (`npm run screenshots`). */
export const takesPictures = process.env.UPDATE_SCREENSHOTS === "1";

/** Whether reference screenshots exist or are being taken. Before the first `npm run screenshots`, this is false. */
export function hasPictures(): boolean {
  return takesPictures || existsSync(pictures);
}

/**
 * Compares the screen with the reference screenshot. If `UPDATE_SCREENSHOTS=1` is set (`npm run screenshots`), takes a new
 * reference screenshot instead.
 *
 * @param page a page without running animations, opened with reduced motion
 * @param name the screenshot's name in tests/browser/screenshots, without the extension
 * @throws {Error} if they differ or there is no reference yet; the images are then in test-results/screenshots
 */
export async function expectScreenshot(page: Page, name: string): Promise<void> {
  const actual = await takePicture(page);
  const file = join(pictures, `${name}.png`);
  if (takesPictures) {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(file, actual);
    return;
  }
  const fileOf = (kind: string) => join(results, `${name}-${kind}.png`);
  for (const kind of ["actual", "diff"]) rmSync(fileOf(kind), { force: true });
  const { difference, diff } = existsSync(file)
    ? compareScreenshots(readFileSync(file), actual)
    : { difference: "there is no picture of it yet", diff: null };
  if (difference === null) return;
  mkdirSync(results, { recursive: true });
  writeFileSync(fileOf("actual"), actual);
  if (diff) writeFileSync(fileOf("diff"), diff);
  throw new Error(
    `${name} has changed: ${difference}. See test-results/screenshots/. If the change is intended, run \`npm run screenshots\`.`,
  );
}

async function takePicture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== "lazy")
        .map((image) => image.decode().catch(() => undefined)),
    );
  });
  await settled(page);
  return page.screenshot({ animations: "disabled", caret: "hide" });
}
