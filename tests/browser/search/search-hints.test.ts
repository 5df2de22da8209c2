import { expect, inject, test } from "vitest";
import { open } from "../page-objects/open";

const baseUrl = inject("versionsUrl");

test.each(["/manual/topics/", "/ar/manual/topics/"])(
  "on %s, the key hints of search don't touch their labels",
  async (path) => {
    const { page } = await open(path, { baseUrl });
    await page.keyboard.press("/");
    const hints = page.locator("dialog .DocSearch-Commands li");
    await hints.first().waitFor();
    const gaps = await hints.evaluateAll((all) =>
      all.map((hint) => {
        const label = hint.querySelector(".DocSearch-Label")!.getBoundingClientRect();
        const key = [...hint.querySelectorAll("kbd")].at(-1)!.getBoundingClientRect();
        return Math.max(label.left - key.right, key.left - label.right);
      }),
    );
    expect(gaps.length).toBeGreaterThan(2);
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(4);
  },
);
