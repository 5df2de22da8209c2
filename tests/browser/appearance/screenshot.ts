import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { PROJECT_ROOT } from "../../../scripts/project-root.mjs";
import { compareScreenshots } from "../../harness/compare-screenshots";
import { settled } from "../page-objects/open";

const folder = join(PROJECT_ROOT, "tests", "browser", "screenshots");
const results = join(PROJECT_ROOT, "test-results", "screenshots");

/** Whether screenshots are taken rather than compared (`npm run screenshots`). */
export const takesScreenshots = process.env.UPDATE_SCREENSHOTS === "1";

/** Whether there is anything to compare with, or screenshots are to be taken: before the first `npm run screenshots` neither. */
export function hasScreenshots(): boolean {
  return takesScreenshots || existsSync(folder);
}

/**
 * Compares what is on the screen with the screenshot that was taken before. With `UPDATE_SCREENSHOTS=1` (`npm run
 * screenshots`) the screenshot is taken again instead.
 *
 * @param page at rest, opened with reduced motion
 * @param name of the screenshot in tests/browser/screenshots, without extension
 * @throws {Error} when they differ, or when there is no screenshot yet; both screenshots are then in test-results/screenshots
 */
export async function expectScreenshot(page: Page, name: string): Promise<void> {
  const actual = await takeScreenshot(page);
  const file = join(folder, `${name}.png`);
  if (takesScreenshots) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, actual);
    return;
  }
  const fileOf = (kind: string) => join(results, `${name}-${kind}.png`);
  for (const kind of ["actual", "diff"]) rmSync(fileOf(kind), { force: true });
  const { difference, diff } = existsSync(file)
    ? compareScreenshots(readFileSync(file), actual)
    : { difference: "there is no screenshot of it yet", diff: null };
  if (difference === null) return;
  mkdirSync(results, { recursive: true });
  writeFileSync(fileOf("actual"), actual);
  if (diff) writeFileSync(fileOf("diff"), diff);
  throw new Error(
    `${name} has changed: ${difference}. See test-results/screenshots/. If the change is intended, run \`npm run screenshots\`.`,
  );
}

async function takeScreenshot(page: Page): Promise<Buffer> {
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
