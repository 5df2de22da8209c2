import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** WCAG 2.2 AA, plus the practices axe recommends. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Runs axe on the current state of a page.
 *
 * @param page a page that doesn't embed other documents in frames
 * @param within a selector that limits the check to part of the page
 * @returns one line per element of each violation
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  // Readers can scroll content out from under the assistant's launcher, but axe checks only one scroll position.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("[data-launcher]")?.style.setProperty("position", "static");
  });
  // Legacy mode skips frames. Together with leaving out the elements that pass, it makes axe three times as fast.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(tags);
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = "" }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`,
    ),
  );
}
