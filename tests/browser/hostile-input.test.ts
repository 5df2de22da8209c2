import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  keptSearchesKeys,
  preferredVersionKey,
  sidebarScrollKey,
  storageKeys,
  tabsKey,
} from "../../src/model/storage-keys";
import { openPage, type OpenPage } from "../harness/browser";
import { hydrated } from "./open";

const basicUrl = inject("basicUrl");
/** A site that asks for consent and remembers versions. */
const versionsUrl = inject("versionsUrl");

/** Pages that read the address or the storage each in another way. */
const paths = ["/", "/manual/tabs/", "/manual/headings/", "/manual/category/recipes/", "/manual/nowhere/"];

const markers = [
  "<script>pwned()</script>",
  "<img src=x onerror=pwned()>",
  '"><svg onload=pwned()>',
  "'-pwned()-'",
  "javascript:pwned()",
  "</script><script>pwned()</script>",
  "{{constructor.constructor('pwned()')()}}",
  "${pwned()}",
  "__proto__[pwned]=1",
  "constructor.prototype.pwned=1",
  "%00",
  "\u0000\u0001",
  "\u202eevil\u2066",
  "\ud800",
  "../../../../etc/passwd",
  "//elsewhere.example/",
  "\\\\elsewhere.example\\",
  "data:text/html,<script>pwned()</script>",
  "#",
  "%",
  "%E0%A4%A",
  "*[onclick]",
  "a[b",
  "a\\",
  ":not(",
  "x".repeat(5000),
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e999",
  "[]",
  "{}",
  '{"version":1,"analytics":true}',
  '{"__proto__":{"pwned":1}}',
  "true",
  "light\u0000",
  "dark; background:url(javascript:pwned())",
  "\r\nSet-Cookie: pwned=1",
  "😀".repeat(100),
];

/** 80 addresses with 200 hostile parts: each marker as a key, as two values and as two hashes, encoded and as it is. */
const suffixes = markers.flatMap((marker) => {
  const encoded = encodeURIComponent(marker.toWellFormed());
  return [`?${encoded}#${encoded}`, `?q=${encoded}&page=${encoded}#${marker.toWellFormed()}`];
});

/** Pages whose query is their state, with the keys that they read. */
const stateful: [path: string, keys: string[]][] = [
  ["/search/", ["q", "page", "product", "kind"]],
  ["/changelog/", ["q", "by", "line", "kind"]],
  ["/changelog/upgrade-path/", ["product", "from", "to"]],
  ["/manual/versions/", ["console", "gateway", "kafka"]],
];

/** Everything that the sites read from the browser, but for what only Algolia's client keeps, which has unit tests. */
const keys = [
  ...Object.values(storageKeys),
  ...["os", ""].map(tabsKey),
  ...["manual", "handbook"].map(preferredVersionKey),
  ...["manual", "handbook", "manual 2.0", "manual 1.0"].map(sidebarScrollKey),
  ...keptSearchesKeys("docs"),
];

let opened: OpenPage;

beforeAll(async () => {
  opened = await openPage({ baseUrl: basicUrl });
  // Whatever runs script calls this, which is recorded with the page's errors.
  await opened.page.context().addInitScript(() => {
    Object.assign(window, { pwned: () => console.error("script ran") });
  });
});

afterAll(() => opened.close());

/** What went wrong since the last look; that an address isn't found is as it should be. */
function takeErrors(): string[] {
  return opened.errors.splice(0).filter((error) => !error.includes("status of 404"));
}

async function expectWhole(label: string): Promise<void> {
  const { page } = opened;
  await hydrated(page);
  const state = await page.evaluate(() => ({
    headings: document.querySelectorAll("main h1").length,
    crashed: document.body.innerText.includes("This page crashed"),
    polluted: "pwned" in {},
    theme: document.documentElement.dataset.theme,
  }));
  expect(state, label).toEqual({ headings: 1, crashed: false, polluted: false, theme: "light" });
  expect(takeErrors(), label).toEqual([]);
}

test.each(paths)("%s bears any query and hash", { timeout: 300_000 }, async (path) => {
  // Each page gets another fifth, so that all of them take no longer than they must.
  const own = suffixes.filter((_, index) => index % paths.length === paths.indexOf(path));
  expect(own).toHaveLength(16);
  for (const suffix of own) {
    // An address that differs in its hash only would not load the page.
    await opened.page.goto("about:blank");
    await opened.page.goto(path + suffix);
    await expectWhole(path + suffix.slice(0, 100));
  }
});

test.each(stateful)("%s bears anything in the keys that it reads", async (path, names) => {
  const place = stateful.findIndex(([other]) => other === path);
  // Each marker reaches two of the four pages, so that all of them take no longer than they must.
  const own = markers.filter((_, index) => index % 2 === place % 2);
  expect(own).toHaveLength(20);
  for (const marker of own) {
    // Servers refuse addresses over 16 KB.
    const encoded = encodeURIComponent(marker.toWellFormed()).slice(0, 3000);
    const query = names.map((name) => `${name}=${encoded}`).join("&");
    await opened.page.goto(`${path}?${query}`);
    await expectWhole(`${path} with ${marker.slice(0, 100)}`);
  }
});

test("hashes that come while a page is open break nothing", async () => {
  await opened.page.goto("/manual/headings/");
  await hydrated(opened.page);
  await opened.page.evaluate(
    (values) => {
      for (const value of values) window.location.hash = value;
    },
    markers.map((marker) => marker.toWellFormed()),
  );
  await expectWhole("hashes");
});

/** Puts a value under every key of both storages. */
async function fillStorage(value: string): Promise<void> {
  await opened.page.evaluate(
    ([names, text]) => {
      for (const name of names) {
        localStorage.setItem(name, text);
        sessionStorage.setItem(name, text);
      }
    },
    [keys, value] as const,
  );
}

async function clearStorage(): Promise<void> {
  await opened.page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

const withVersions = [`${versionsUrl}/manual/topics/`, `${versionsUrl}/manual/`];

test.each([...paths, ...withVersions])("%s bears anything in every key of the storage", async (path) => {
  await opened.page.goto(path);
  const places = path.startsWith("/") ? paths : withVersions;
  const own = markers.filter((_, index) => index % 5 === places.indexOf(path));
  expect(own).toHaveLength(8);
  for (const marker of own) {
    await fillStorage(marker);
    await opened.page.reload();
    await expectWhole(`${path} with ${marker.slice(0, 100)}`);
  }
  await clearStorage();
});

test("kept searches show what storage holds as text, if they show it at all", async () => {
  const { page } = opened;
  await page.goto("/");
  const hits = markers.map((marker, index) => ({
    objectID: String(index),
    url: index % 2 === 0 ? marker : `/manual/?${String(index)}`,
    type: "lvl1",
    hierarchy: { lvl0: marker, lvl1: marker },
    content: marker,
    query: marker,
  }));
  for (const text of [...markers.slice(0, 6), JSON.stringify(hits), '[null,1,"x",{}]', '{"length":1}']) {
    await fillStorage(text);
    await page.reload();
    await hydrated(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").waitFor();
    await expectWhole(`kept searches ${text.slice(0, 100)}`);
  }
  await clearStorage();
});

test("the page works where storage is forbidden", async () => {
  const { page } = opened;
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  for (const path of paths) {
    await page.goto(path);
    await expectWhole(path);
  }
});
