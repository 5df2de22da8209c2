import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, openBlank } from "../page-objects/open";

describe("code-prompt-05", () => {
  const permissions = ["clipboard-read", "clipboard-write"];

  test.each([
    ["a session", "Topics and home", "kafka-topics --list\necho $HOME"],
    ["variant: output alone", "Only output", "orders\npayments"],
    ["variant: a script with dollar signs", "A script", "price='$ 5'\necho \"$price\" $HOME"],
  ])("the copy button copies the right text from %s", async (_kind, title, text) => {
    const { page } = await open("/manual/edge/sessions/", { permissions });
    const code = page.locator("figure", { hasText: title });
    await code.getByRole("button", { name: "Copy" }).click();
    await expect.poll(() => code.getByRole("status").innerText()).toBe("Copied to the clipboard");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });
});

describe("dia-ssr-02", () => {
  test.each([
    ["/manual/diagrams/", ["client[Client] --> proxy[Proxy]", "participant C as Client", "[*] --> Running"]],
    ["/manual/broken-diagram/", ["--> [ b"]],
  ])("without scripts, the sources of all diagrams on %s are readable", async (path, sources) => {
    const { page } = await open(path, { javaScript: false });
    const blocks = page.locator("figure pre");
    expect(await blocks.count()).toBeGreaterThanOrEqual(sources.length);
    for (const source of sources) {
      const block = blocks.filter({ hasText: source });
      expect(await block.isVisible(), source).toBe(true);
      expect((await block.innerText()).split("\n").length, "lines are kept").toBeGreaterThan(1);
    }
  });

  test("variant: the library is requested only on pages with a diagram, including after a navigation", async () => {
    const { page } = await openBlank();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("mermaid")) asked.push(request.url());
    });
    await page.goto("/manual/images/", { waitUntil: "networkidle" });
    expect(asked).toEqual([]);
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByRole("heading", { level: 1, name: "Diagrams" }).waitFor();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
});

describe("dia-xss-04", () => {
  interface WatchedWindow extends Window {
    ran: string[];
  }

  const figure = (page: Page, title: string): Locator =>
    page.locator("figure[data-diagram]", { has: page.getByText(title, { exact: true }) });

  test.each([
    "Markup in a label",
    "A looser level asked for",
    "A sequence",
    // The same request in the other two places where Mermaid accepts it, and markup that Mermaid's sanitizer allows.
    "Configured by frontmatter",
    "Configured twice",
  ])("%s runs no script, before or after a click", async (title) => {
    // Since version 156, Chromium reports each handler that Mermaid's sanitizer reads, even in a document without scripts.
    const { page } = await openBlank({}, /^script-src-attr forbids inline .*\/mermaid-/);
    await page.addInitScript(() => {
      const watched = window as unknown as WatchedWindow;
      watched.ran = [];
      watched.alert = (text) => watched.ran.push(String(text));
    });
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto("/manual/edge/strangers/");
    const diagram = figure(page, title);
    await diagram.scrollIntoViewIfNeeded();
    // Both outcomes are safe: a diagram with the markup as text, or an error with the reason.
    await diagram.locator('[role="img"] svg, [role="alert"]').first().waitFor();
    const address = page.url();
    const nodes = diagram.locator('[role="img"] svg .node, [role="img"] svg .actor');
    // The enlarged copy isn't visible, but it mustn't run anything either.
    for (const node of await nodes.all()) await node.dispatchEvent("click");
    await page.waitForLoadState("networkidle");
    const found = await diagram.evaluate((element) => ({
      elements: element.querySelectorAll("img, script, iframe, object, embed, foreignObject img").length,
      links: [...element.querySelectorAll("a")]
        .flatMap((link) => [link.getAttribute("href"), link.getAttribute("xlink:href")])
        .filter((href) => /^\s*(?:javascript|data|vbscript):/i.test(href ?? "")),
      handlers: [...element.querySelectorAll("*")].flatMap((child) =>
        child.getAttributeNames().filter((name) => name.startsWith("on")),
      ),
    }));
    expect(found).toEqual({ elements: 0, links: [], handlers: [] });
    // Labels are SVG text, and the diagram contains only our own style sheet.
    expect(await diagram.locator("foreignObject").count()).toBe(0);
    expect(await diagram.innerHTML()).not.toContain("elsewhere.example");
    expect(await page.evaluate(() => (window as unknown as WatchedWindow).ran)).toEqual([]);
    expect(dialogs).toEqual([]);
    expect(page.url()).toBe(address);
  });
});
