import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { open } from "../page-objects/open";

const permissions = ["clipboard-read", "clipboard-write"];

function block(page: Page, label: string): Locator {
  return page.locator("figure", { has: page.locator("figcaption").getByText(label, { exact: true }) });
}

async function copied(page: Page, code: Locator): Promise<string> {
  await code.getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => code.getByRole("status").innerText()).toBe("Copied to the clipboard");
  return page.evaluate(() => navigator.clipboard.readText());
}

test("copying a block copies its source, without line numbers", async () => {
  const { page } = await open("/manual/code/", { permissions });
  expect(await copied(page, block(page, "values.yaml"))).toBe(
    "gateway:\n  replicas: 3\n  image:\n    tag: 3.8.1\n    pullPolicy: IfNotPresent",
  );
});

test("copying a session copies its commands, without prompts and output", async () => {
  const { page } = await open("/manual/code/", { permissions });
  expect(await copied(page, block(page, "Start it"))).toBe(
    "docker compose up \\\n    --wait\ndocker compose ps",
  );
});

test("selecting a session by hand doesn't select its prompts", async () => {
  const { page } = await open("/manual/code/");
  const code = block(page, "Start it").locator("code");
  const selected = await code.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString();
  });
  expect(selected).toContain("docker compose ps");
  expect(selected).not.toContain("$");
});

test("the button shows that the code is copied, and announces it", { tags: ["interaction"] }, async () => {
  const { page } = await open("/manual/code/", { permissions });
  const code = block(page, "values.yaml");
  expect(await code.getByRole("status").innerText()).toBe("");
  await code.getByRole("button", { name: "Copy values.yaml" }).click();
  await code.getByRole("button", { name: "Copied" }).waitFor();
  expect(await code.getByRole("status").innerText()).toBe("Copied to the clipboard");
  await code.getByRole("button", { name: "Copy values.yaml" }).waitFor();
});

test("if the clipboard is blocked, nothing breaks and no success is announced", async () => {
  const { page, errors } = await open("/manual/code/");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  const code = block(page, "values.yaml");
  await code.getByRole("button", { name: "Copy" }).click();
  await expect.poll(() => code.getByRole("status").innerText()).not.toBe("");
  expect(await code.getByRole("status").innerText()).not.toContain("Copied");
  expect(errors).toEqual([]);
});

test(
  "long lines can be wrapped and unwrapped, and short code has no wrap button",
  { tags: ["interaction"] },
  async () => {
    const { page } = await open("/manual/code/");
    const long = block(page, "Long");
    const wrap = long.getByRole("button", { name: "Wrap" });
    const overflow = (): Promise<boolean> =>
      long.locator("pre").evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect([await wrap.getAttribute("aria-pressed"), await overflow()]).toEqual(["false", true]);
    await wrap.click();
    expect([await wrap.getAttribute("aria-pressed"), await overflow()]).toEqual(["true", false]);
    await wrap.click();
    expect([await wrap.getAttribute("aria-pressed"), await overflow()]).toEqual(["false", true]);
    expect(await block(page, "values.yaml").getByRole("button", { name: "Wrap" }).count()).toBe(0);
  },
);

test("a fence marked `wrap` starts wrapped", async () => {
  const { page } = await open("/manual/code/");
  const wrapped = block(page, "text");
  expect(await wrapped.getByRole("button", { name: "Wrap" }).getAttribute("aria-pressed")).toBe("true");
});

test("only the marked lines stand out", async () => {
  const { page } = await open("/manual/code/");
  const lines = await block(page, "values.yaml")
    .locator(".line")
    .evaluateAll((all) =>
      all.map((line) => ({ text: line.textContent.trim(), border: getComputedStyle(line).borderLeftStyle })),
    );
  expect(lines.filter(({ border }) => border === "solid").map(({ text }) => text)).toEqual([
    "replicas: 3",
    "tag: 3.8.1",
    "pullPolicy: IfNotPresent",
  ]);
  expect(lines).toHaveLength(5);
});

test("numbered lines show their numbers", async () => {
  const { page } = await open("/manual/code/");
  const content = await block(page, "values.yaml")
    .locator(".line")
    .first()
    .evaluate((line) => getComputedStyle(line, "::before").content);
  expect(content).toBe("counter(line)");
});

test("variables are replaced only in fences that request it, and markup in code is text", async () => {
  const { page } = await open("/manual/code/");
  expect(await page.getByText("docker pull example/gateway:3.8.1").count()).toBe(1);
  expect(await page.getByText('no language, <b>not bold</b> & "quotes"').count()).toBe(1);
});

test("every language is highlighted in more than one color", async () => {
  const { page } = await open("/manual/code/", { javaScript: false });
  const colours = await page.locator("figure[data-language]").evaluateAll((figures) =>
    figures.map((figure) => {
      const tokens = [...figure.querySelectorAll("code, .token")];
      return {
        language: (figure as HTMLElement).dataset.language ?? "",
        count: new Set(tokens.map((token) => getComputedStyle(token).color)).size,
      };
    }),
  );
  expect(colours.length).toBeGreaterThan(20);
  const plain = colours.filter(({ count }) => count === 1).map(({ language }) => language);
  expect(new Set(plain)).toEqual(new Set(["text"]));
});
