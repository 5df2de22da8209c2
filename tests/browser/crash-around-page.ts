import type { Page } from "playwright-core";
import { hydrated } from "./open";

/**
 * Goes to a page of the fixture site `basic` whose frame can't be drawn, so that what is around it crashes.
 *
 * @param page a blank one
 */
export async function crashAroundPage(page: Page): Promise<void> {
  await page.route("**/page-data/handbook/page-data.json", async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { pageContext: { frame: { sidebar: unknown[] } } } };
    data.result.pageContext.frame.sidebar = [null];
    await route.fulfill({ response, json: data });
  });
  await page.goto("/manual/markdown/");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Handbook" }).click();
}
