import type { Locator, Page } from "playwright-core";

/** The assistant as readers and assistive technology find it. */
export class AssistantPanel {
  readonly launcher: Locator;
  readonly window: Locator;
  readonly field: Locator;
  readonly close: Locator;
  /** The last question with its answer. */
  readonly last: Locator;
  /** The text announced to screen readers. */
  readonly announced: Locator;

  /** @param product the product name the site uses */
  constructor(
    readonly page: Page,
    product: string,
  ) {
    const name = `Ask ${product}`;
    this.launcher = page.getByRole("button", { name, exact: true });
    this.window = page.getByRole("dialog", { name });
    this.field = this.window.getByRole("textbox", { name: "Your question" });
    this.close = this.window.getByRole("button", { name: "Close the assistant" });
    this.last = this.window.locator("[data-turn]").last();
    this.announced = this.window.locator("p[role=status]");
  }

  /** Opens the assistant with its button and waits until its field accepts a question. */
  async open(): Promise<void> {
    await this.launcher.click();
    await this.field.waitFor();
  }

  /** Asks a question and waits until the answer is complete or has failed. */
  async ask(question: string): Promise<void> {
    await this.field.fill(question);
    await this.field.press("Enter");
    await this.last.getByRole("heading", { name: question }).first().waitFor();
    await this.window.locator("[data-turn]:last-child:is([data-state=done], [data-state=failed])").waitFor();
  }
}
