import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** WCAG 2.2 AA and what axe recommends beyond. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds wrong with a page as it stands.
 *
 * @param page a page without frames of other documents
 * @param within a selector, where only a part is looked at
 * @returns a line for each place of each violation
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  // The assistant's launcher floats over what readers can scroll away from it; axe looks at one place of the scroll only.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("[data-launcher]")?.style.setProperty("position", "static");
  });
  // Legacy mode leaves frames out; with it, and without the places that are as they should be, axe needs a third of the time.
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
