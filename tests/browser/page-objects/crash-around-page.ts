import type { Page } from "playwright-core";
import { hydrated } from "./open";

/**
 * Opens a page of the `basic` fixture site whose layout fails to render, so that the parts around the page crash.
 *
 * @param page a blank page
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
