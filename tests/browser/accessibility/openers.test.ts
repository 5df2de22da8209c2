import type { ElementHandle, Page } from "playwright-core";
import { expect, test } from "vitest";
import { open } from "../page-objects/open";

/** Every visible control whose ARIA attributes state that it opens something. */
async function openersOn(page: Page): Promise<ElementHandle<HTMLElement | SVGElement>[]> {
  const all = await page.$$("[aria-haspopup], [aria-expanded]");
  const shown = await Promise.all(all.map((opener) => opener.isVisible()));
  return all.filter((_, index) => shown[index]);
}

const nameOf = (opener: ElementHandle<HTMLElement | SVGElement>) =>
  opener.evaluate((element) => element.getAttribute("aria-label") ?? element.textContent.trim());

/** The first control whose name hasn't been tried yet. */
async function untried(page: Page, names: readonly string[]) {
  for (const opener of await openersOn(page)) {
    const name = await nameOf(opener);
    if (!names.includes(name)) return { opener, name };
  }
  return null;
}

/** The element that the control refers to: whether it's shown, and whether it's a dialog. */
const openedBy = (opener: ElementHandle<HTMLElement | SVGElement>) =>
  opener.evaluate((element) => {
    const id = element.getAttribute("aria-controls");
    const opened = id === null ? null : document.getElementById(id);
    if (!opened) return null;
    const isDialog =
      opened.matches("dialog, [role=dialog]") || opened.querySelector("[role=dialog]") !== null;
    return { isShown: opened.checkVisibility(), isDialog };
  });

test.each([
  {
    path: "/manual/diagrams/",
    width: 1440,
    names: ["Search docs", "Enlarge", "Ask"],
  },
  { path: "/manual/images/", width: 1440, names: ["Enlarge image"] },
  { path: "/manual/markdown/", width: 390, names: ["Open menu", "Search docs"] },
])(
  "on $path at $width px, every control that opens something refers to the element it opened",
  async (opening) => {
    const { page } = await open(opening.path, { width: opening.width, reducedMotion: true });
    if (opening.path.includes("diagrams"))
      await page
        .getByRole("button", { name: /^Enlarge/ })
        .first()
        .waitFor();
    const names: string[] = [];
    // Located again each time, because opening one category closes another.
    for (let next = await untried(page, names); next; next = await untried(page, names)) {
      const { opener, name } = next;
      names.push(name);
      const popup = await opener.getAttribute("aria-haspopup");
      const isOpen = (await opener.getAttribute("aria-expanded")) === "true";
      if (!isOpen) await opener.click();
      await expect
        .poll(() => openedBy(opener), { message: name })
        .toEqual({ isShown: true, isDialog: popup === "dialog" });
      if (popup === "dialog") await page.keyboard.press("Escape");
      else if (!isOpen) await opener.click();
      const dangles = async () =>
        (await opener.getAttribute("aria-controls")) !== null && (await openedBy(opener)) === null;
      await expect.poll(dangles, { message: name }).toBe(false);
    }
    for (const name of opening.names) expect(names.join("\n")).toContain(name);
  },
);
