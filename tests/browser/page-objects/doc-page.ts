import type { Locator, Page } from "playwright-core";

/** The parts of a documentation page, located the way readers and assistive technology find them. */
export class DocPage {
  readonly title: Locator;
  readonly breadcrumbs: Locator;
  readonly sidebar: Locator;
  readonly contents: Locator;
  readonly foldedContents: Locator;
  readonly pager: Locator;
  readonly bar: Locator;
  readonly mainLinks: Locator;
  readonly menuButton: Locator;

  /** @param section the section's label, which is the sidebar's name */
  constructor(
    readonly page: Page,
    section = "Manual",
  ) {
    this.title = page.getByRole("heading", { level: 1 });
    this.breadcrumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
    this.sidebar = page.getByRole("navigation", { name: section, exact: true });
    this.contents = page.getByRole("navigation", { name: "On this page" });
    this.foldedContents = page.locator("details", { has: page.getByText("On this page", { exact: true }) });
    this.pager = page.getByRole("navigation", { name: "Previous and next page" });
    this.bar = page.getByRole("banner");
    this.mainLinks = this.bar.getByRole("navigation", { name: "Main" });
    this.menuButton = page.getByRole("button", { name: "Open menu" });
  }

  /** The table of contents entry marked as the reader's position. */
  async activeEntry(): Promise<string | null> {
    const current = this.contents.locator('a[aria-current="location"]');
    return (await current.count()) === 1 ? current.textContent() : null;
  }

  /** How far an element's top is below the bar, in pixels; negative when the bar hides it. */
  async distanceBelowBar(element: Locator): Promise<number> {
    const [bar, box] = [await this.bar.boundingBox(), await element.boundingBox()];
    if (!bar || !box) throw new Error("The bar or the element is not drawn.");
    return box.y - (bar.y + bar.height);
  }
}
