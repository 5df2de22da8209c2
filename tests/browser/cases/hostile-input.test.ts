import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  savedSearchesKeys,
  preferredVersionKey,
  sidebarScrollKey,
  storageKeys,
  tabsKey,
} from "../../../src/model/site/storage-keys";
import { openPage, type OpenPage } from "../../harness/browser";
import { hostileAnswers } from "../../../src/assistant/markdown/hostile-answers.test-support";
import { hostileTexts } from "./hostile-texts";
import { hydrated } from "../page-objects/open";

const basicUrl = inject("basicUrl");
/** A site that asks for consent and remembers versions. */
const versionsUrl = inject("versionsUrl");

/** Pages that each read the address or the storage in a different way. */
const paths = ["/", "/manual/tabs/", "/manual/headings/", "/manual/category/recipes/", "/manual/nowhere/"];

/** The text at a position in the list, so that each part of an address or a storage gets a different one. */
function textAt(place: number): string {
  return hostileTexts[place % hostileTexts.length] ?? "";
}

/** Servers reject addresses over 16 KB. */
const LONGEST = 3000;

/** A text as part of an address. Escapes stay unchanged, because they are the part that can't be decoded. */
function inAddress(text: string): string {
  return (text.startsWith("%") ? text : encodeURIComponent(text.toWellFormed())).slice(0, LONGEST);
}

/** Addresses with five texts each: every text is at least once a key or a value in a query, and half of them are also a hash. */
const suffixes = Array.from({ length: 40 }, (_, index) => {
  const [name, key, query, page] = [0, 40, 80, 120].map((step) => inAddress(textAt(index + step)));
  const hash = textAt(index + 100);
  return `?${name}&${key}&q=${query}&page=${page}#${index % 2 === 0 ? inAddress(hash) : hash.toWellFormed()}`;
});

/** Pages that keep their state in the query, with the keys they read. */
const stateful: [path: string, keys: string[]][] = [
  ["/search/", ["q", "page", "product", "kind"]],
  ["/changelog/", ["q", "by", "line", "kind"]],
  ["/changelog/upgrade-path/", ["product", "from", "to"]],
  ["/manual/versions/", ["console", "gateway", "kafka"]],
];

/** How often each of them is loaded, so that together their keys get every text once. */
const LOADS = Math.ceil(hostileTexts.length / stateful.flatMap(([, names]) => names).length);

/** All storage keys that the sites read, except those of Algolia's client, which have unit tests. */
const keys = [
  ...Object.values(storageKeys),
  ...["os", ""].map(tabsKey),
  ...["manual", "handbook"].map(preferredVersionKey),
  ...["manual", "handbook", "manual 2.0", "manual 1.0"].map(sidebarScrollKey),
  ...savedSearchesKeys("docs"),
];

let opened: OpenPage;

beforeAll(async () => {
  opened = await openPage({ baseUrl: basicUrl });
  // Any hostile text that runs as a script calls this, which is recorded with the page's errors.
  await opened.page.addInitScript(() => {
    Object.assign(window, { pwned: () => console.error("script ran") });
  });
});

afterAll(() => opened.close());

/** The errors since the last call, without those about addresses that aren't found, which are expected. */
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

test("there are at least 200 hostile texts and answers, all of them different", () => {
  const all = [...hostileTexts, ...hostileAnswers];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(200);
});

test.each(paths)("%s accepts any query and hash", { timeout: 300_000 }, async (path) => {
  // Each page gets a different fifth, which keeps the test short.
  const own = suffixes.filter((_, index) => index % paths.length === paths.indexOf(path));
  expect(own).toHaveLength(8);
  for (const suffix of own) {
    // An address that differs only in its hash wouldn't load the page again.
    await opened.page.goto("about:blank");
    await opened.page.goto(path + suffix);
    await expectWhole(path + suffix.slice(0, 100));
  }
});

test.each(stateful)("%s tolerates any value in the keys it reads", async (path, names) => {
  // Each page and key gets different texts, and together the four pages get all of them.
  const page = stateful.findIndex(([other]) => other === path);
  let next = LOADS * stateful.slice(0, page).flatMap(([, before]) => before).length;
  for (let load = 0; load < LOADS; load += 1) {
    const query = names.map((name) => `${name}=${inAddress(textAt(next++))}`).join("&");
    await opened.page.goto(`${path}?${query}`);
    await expectWhole(`${path} with ${query.slice(0, 300)}`);
  }
});

test("hash changes on an open page break nothing", async () => {
  await opened.page.goto("/manual/headings/");
  await hydrated(opened.page);
  await opened.page.evaluate(
    (values) => {
      for (const value of values) window.location.hash = value;
    },
    hostileTexts.map((text) => text.toWellFormed()),
  );
  await expectWhole("hashes");
});

/** Stores a value under every key of both storages. */
async function fillStorage(valueOf: (key: number) => string): Promise<void> {
  await opened.page.evaluate(
    (entries) => {
      for (const [name, text] of entries) {
        localStorage.setItem(name, text);
        sessionStorage.setItem(name, text);
      }
    },
    keys.map((name, key): [string, string] => [name, valueOf(key)]),
  );
}

async function clearStorage(): Promise<void> {
  await opened.page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

const withVersions = [`${versionsUrl}/manual/topics/`, `${versionsUrl}/manual/`];

test.each([...paths, ...withVersions])("%s tolerates any value in every storage key", async (path) => {
  await opened.page.goto(path);
  const places = path.startsWith("/") ? paths : withVersions;
  for (let load = 0; load < 8; load += 1) {
    // A different text in each key and at each load.
    const first = (places.indexOf(path) * 8 + load) * 4;
    await fillStorage((key) => textAt(first + key * 11));
    await opened.page.reload();
    await expectWhole(`${path} at load ${load}, the first key with ${textAt(first).slice(0, 100)}`);
  }
  await clearStorage();
});

test("saved searches show stored values only as text", async () => {
  const { page } = opened;
  await page.goto("/");
  const hits = hostileTexts.map((hostile, index) => ({
    objectID: String(index),
    url: index % 2 === 0 ? hostile : `/manual/?${String(index)}`,
    type: "lvl1",
    hierarchy: { lvl0: hostile, lvl1: hostile },
    content: hostile,
    query: hostile,
  }));
  for (const text of [...hostileTexts.slice(0, 6), JSON.stringify(hits), '[null,1,"x",{}]', '{"length":1}']) {
    await fillStorage(() => text);
    await page.reload();
    await hydrated(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").waitFor();
    await expectWhole(`kept searches ${text.slice(0, 100)}`);
  }
  await clearStorage();
});

test("pages work if storage is blocked", async () => {
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
