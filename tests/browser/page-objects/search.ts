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

  /** Opens the modal with a click and waits until its field accepts input. */
  async open(): Promise<void> {
    await this.button.click();
    await this.box.waitFor();
  }

  /** Opens the modal, searches, and waits for results. */
  async search(query: string): Promise<void> {
    if (!(await this.dialog.isVisible())) await this.open();
    await this.box.fill(query);
    await this.options.first().waitFor();
  }

  /** The group of results or saved searches with the given title. */
  group(title: string): Locator {
    return this.dialog
      .getByRole("listbox", { name: title })
      .or(this.dialog.getByRole("tree", { name: title }));
  }

  /** The active option, as moved by the arrow keys. */
  active(): Promise<string | null> {
    return this.box.evaluate((box) => {
      const id = box.getAttribute("aria-activedescendant");
      return id === null ? null : (document.getElementById(id)?.textContent ?? null);
    });
  }
}

/** Marks the page, so that a test can detect a reload. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = "";
  });
  return () => page.evaluate(() => document.documentElement.dataset.marked === "");
}
