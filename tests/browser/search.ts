import type { Locator, Page } from "playwright-core";

/** The search modal, found as readers and assistive technology find it. */
export class SearchModal {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly box: Locator;
  readonly options: Locator;
  readonly kept: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole("banner").getByRole("button", { name: "Search docs" });
    this.dialog = page.getByRole("dialog", { name: "Search" });
    this.box = this.dialog.getByRole("combobox");
    this.options = this.dialog.getByRole("option");
    this.kept = this.dialog.getByRole("treeitem");
  }

  /** Opens it by a click, and waits until it can be typed in. */
  async open(): Promise<void> {
    await this.button.click();
    await this.box.waitFor();
  }

  /** Opens it, searches and waits for results. */
  async search(query: string): Promise<void> {
    if (!(await this.dialog.isVisible())) await this.open();
    await this.box.fill(query);
    await this.options.first().waitFor();
  }

  /** The group of results or of kept searches with a title. */
  group(title: string): Locator {
    return this.dialog
      .getByRole("listbox", { name: title })
      .or(this.dialog.getByRole("tree", { name: title }));
  }

  /** The option that the arrow keys have reached. */
  active(): Promise<string | null> {
    return this.box.evaluate((box) => {
      const id = box.getAttribute("aria-activedescendant");
      return id === null ? null : (document.getElementById(id)?.textContent ?? null);
    });
  }
}

/** Marks the page, so that a test can tell whether it was loaded anew. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = "";
  });
  return () => page.evaluate(() => document.documentElement.dataset.marked === "");
}
