import { mkdir, open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ensureChromium } from "../../scripts/debian/chromium.mjs";
import { startDevelop, type DevelopServer } from "../harness/develop-server";
import { prepareFixtureSite } from "../harness/fixture-site";
import { whenNoOtherBuildRuns } from "../harness/build-queue";

const minutes = 60_000;
const footer = join("src", "shell", "Footer", "Footer.tsx");
const content = {
  "index.mdx":
    '---\ntitle: Overview\n---\n\nimport Part from "./_part.mdx";\n\nFirst words.\n\n<Part />\n\n[To another page](other.mdx)\n',
  "other.mdx": '---\ntitle: Another page\n---\n\nimport Part from "./_part.mdx";\n\n<Part />\n',
  "_part.mdx": "Words of a partial.\n",
  "sidebar.yaml": "- index\n- other\n",
};

let directory: string;
let server: DevelopServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  directory = await prepareFixtureSite("bench", { clean: true, folder: "develop" });
  await mkdir(join(directory, "content", "guide"), { recursive: true });
  for (const [name, text] of Object.entries(content))
    await writeFile(join(directory, "content", "guide", name), text);
  server = await whenNoOtherBuildRuns(() => startDevelop(directory));
  browser = await chromium.launch({ executablePath: await ensureChromium() });
  page = await browser.newPage();
  await page.goto(`${server.url}/guide/`);
  await shows("First words.");
  // A reload would clear this marker.
  await page.evaluate(() => document.documentElement.setAttribute("data-loaded-once", ""));
}, 10 * minutes);

afterEach(async () => {
  // Gatsby hides the page from screen readers while it shows an error.
  expect(await page.locator("#___gatsby").getAttribute("aria-hidden")).toBeNull();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

async function shows(text: string): Promise<void> {
  await page.getByText(text).first().waitFor({ timeout: minutes });
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(directory, file);
  const before = await readFile(path, "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}

async function wasLoadedOnce(): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-loaded-once"));
}

test(
  "edits to a page, a partial and a sidebar show without a reload",
  async () => {
    await edit(join("content", "guide", "index.mdx"), (text) => text.replace("First words", "Second words"));
    await shows("Second words.");
    await edit(join("content", "guide", "_part.mdx"), () => "Other words of a partial.\n");
    await shows("Other words of a partial.");
    await edit(
      join("content", "guide", "sidebar.yaml"),
      (text) => `${text}- link: https://example.com/\n  label: A new entry\n`,
    );
    await shows("A new entry");
    expect(await wasLoadedOnce()).toBe(true);
  },
  3 * minutes,
);

test(
  "after an edit to a partial, the open page is compiled first, and the others follow",
  async () => {
    const printed = server.output().length;
    const compiled = () =>
      server
        .output()
        .slice(printed)
        .match(/Compiled \d+ pages?/g);
    await edit(join("content", "guide", "_part.mdx"), () => "Words on two pages.\n");
    await shows("Words on two pages.");
    await expect.poll(compiled, { timeout: minutes }).toEqual(["Compiled 1 pages", "Compiled 1 pages"]);
    await page.getByRole("link", { name: "To another page" }).click();
    await page.getByRole("heading", { name: "Another page", level: 1 }).waitFor();
    await shows("Words on two pages.");
    await page.goBack();
    await shows("Second words.");
    expect(await wasLoadedOnce()).toBe(true);
  },
  3 * minutes,
);

test(
  "a page that an editor empties before writing it shows with its new text",
  async () => {
    const path = join(directory, "content", "guide", "index.mdx");
    const text = await readFile(path, "utf8");
    for (const words of ["Words written late", "Words written later"]) {
      const file = await open(path, "w");
      await sleep(15);
      await file.writeFile(`${text}\n${words}.\n`);
      await file.close();
      await shows(`${words}.`);
    }
    await writeFile(path, "");
    await shows("the file is empty");
    await writeFile(path, text);
    await shows("Second words.");
  },
  3 * minutes,
);

test(
  "several edits to a page that takes long to compile all show",
  async () => {
    const file = join("content", "guide", "index.mdx");
    const samples = '```json\n{ "key": ["value", 1, true] }\n```\n\n'.repeat(400);
    for (const words of ["Third words", "Fourth words", "Fifth words"]) {
      await edit(file, (text) => `${text}\n${words}.\n\n${samples}`);
      await shows(`${words}.`);
    }
    expect(await wasLoadedOnce()).toBe(true);
    await edit(file, () => content["index.mdx"].replace("First words", "Second words"));
    await shows("Second words.");
  },
  3 * minutes,
);

test(
  "edits to a component and its styles show without a reload",
  async () => {
    await edit(footer, (text) => text.replace("</footer>", "<p>A new foot</p></footer>"));
    await shows("A new foot");
    await edit(join("src", "shell", "Footer", "Footer.module.css"), (text) =>
      text.replace(".footer {", ".footer {\n  outline: 3px dotted rgb(1, 2, 3);"),
    );
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector("footer") ?? document.body).outlineStyle === "dotted",
      undefined,
      { timeout: minutes },
    );
    expect(await wasLoadedOnce()).toBe(true);
  },
  3 * minutes,
);

test(
  "a syntax error in a component is reported with its file and position, and a correction shows",
  async () => {
    await edit(footer, (text) => `${text}\nexport const broken = (;\n`);
    await expect.poll(server.output, { timeout: minutes }).toMatch(/Footer\.tsx:\d+:\d+/);
    expect(server.output()).toContain("Expression expected");
    await edit(footer, (text) =>
      text.replace("\nexport const broken = (;\n", "").replace("A new foot", "A newer foot"),
    );
    await shows("A newer foot");
  },
  3 * minutes,
);

test("an unknown address shows the list of pages", async () => {
  const other = await browser.newPage();
  await other.goto(`${server.url}/no/such/page/`);
  await other.getByRole("link", { name: "/guide/other/", exact: true }).waitFor();
  await other.close();
});

test(
  "after a reload, search finds the latest text",
  async () => {
    await edit(join("content", "guide", "index.mdx"), (text) => `${text}\nThe word zygomorphic is new.\n`);
    await shows("zygomorphic");
    const manifest = (await (await fetch(`${server.url}/search/manifest.json`)).json()) as {
      indexes: Record<string, { texts: string }>;
    };
    const texts = Object.values(manifest.indexes).map(({ texts: file }) => file);
    expect(await (await fetch(server.url + (texts[0] ?? ""))).text()).toContain("zygomorphic");
  },
  3 * minutes,
);
