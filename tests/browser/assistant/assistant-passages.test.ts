import { describe, expect, test } from "vitest";
import { visitAssistant as visit } from "./assistant-visit";
import { addressOf } from "../page-objects/open";

describe("an answer made of passages", () => {
  test("quotes sections, marks the words of the question, and states what it is", async () => {
    const { page, panel, errors, requests } = await visit();
    await panel.open();
    await panel.ask("which ports do I have to open?");
    const passages = panel.last.getByRole("article");
    expect(await passages.count()).toBeGreaterThan(0);
    expect(await panel.last.textContent()).toContain(
      "Passages from the documentation that match your question:",
    );
    expect((await passages.locator("mark").allTextContents()).join(" ").toLowerCase()).toContain("port");
    await expect.poll(() => panel.announced.textContent()).toMatch(/^Passages found: /);
    expect(await panel.window.textContent()).toContain("not covered by an SLA");
    expect(await panel.window.getByRole("link", { name: /support portal/ }).getAttribute("href")).toBe(
      "https://support.example.com",
    );
    const twice = await page.evaluate(
      () =>
        [...document.querySelectorAll("dialog[data-gives-way] [id]")].filter(
          ({ id }) => document.querySelectorAll(`[id="${id}"]`).length > 1,
        ).length,
    );
    expect(twice).toBe(0);
    expect(errors).toEqual([]);
    expect(requests).toEqual([]);
  });

  test("contains complete code samples that can be copied", async () => {
    const { page, panel } = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    await panel.open();
    await panel.ask("is there a health endpoint I can use for probes?");
    await panel.last.getByRole("button", { name: /^Copy/ }).first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe("");
  });

  test("links to the section, and the conversation is kept until the reader ends it", async () => {
    const { page, panel } = await visit();
    await panel.open();
    await panel.ask("how do I import existing resources into terraform?");
    await panel.last.getByRole("article").first().getByRole("link").first().click();
    // The guide and the reference both have a section with the same name.
    await expect
      .poll(() => addressOf(page))
      .toMatch(/\/terraform-(?:automation|reference)\/#bring-in-what-exists$/);
    expect(await panel.last.isVisible()).toBe(true);
    await panel.close.click();
    await panel.window.waitFor({ state: "detached" });
    await page.keyboard.press("Control+j");
    await panel.last.waitFor();
    await panel.window.getByRole("button", { name: "New question" }).click();
    expect(await panel.last.count()).toBe(0);
    expect(await panel.field.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test("closes on a small screen when the reader follows one of its links", async () => {
    const { page, panel } = await visit({ width: 390 });
    await panel.open();
    await panel.ask("how do I import existing resources into terraform?");
    await panel.last.getByRole("article").first().getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: /Terraform/ }).waitFor();
    expect(await panel.window.count()).toBe(0);
  });

  test("offers search and the support portal if nothing matches", async () => {
    const { page, panel } = await visit();
    await panel.open();
    await panel.ask("xylophone qwertzuiop");
    expect(await panel.last.textContent()).toContain("Nothing in the documentation matches your question.");
    expect(await panel.last.getByRole("link", { name: /support portal/ }).getAttribute("href")).toBe(
      "https://support.example.com",
    );
    await expect.poll(() => panel.announced.textContent()).toContain("Nothing in the documentation");
    await panel.last.getByRole("link", { name: "search the documentation" }).click();
    await expect.poll(() => addressOf(page)).toBe("/search/?q=xylophone%20qwertzuiop");
  });

  test("shows an error if the index can't be loaded, and can try again", async () => {
    const { page, panel } = await visit();
    await page.route("**/search/manifest.json", (route) => route.abort());
    await panel.open();
    await panel.ask("which ports?");
    expect(await panel.last.textContent()).toContain("Unable to fetch results.");
    await page.unroute("**/search/manifest.json");
    await panel.last.getByRole("button", { name: "Try again" }).click();
    await panel.last.getByRole("article").first().waitFor();
  });
});
