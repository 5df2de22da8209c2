import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { storageKeys, tabsKey } from "../../src/model/storage-keys";
import { openPage, type OpenPage } from "../harness/browser";
import { hydrated } from "./open";

const basicUrl = inject("basicUrl");

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

/** Addresses with 200 hostile parts: each marker as a key, two values and a hash, encoded and as it is. */
const suffixes = markers.flatMap((marker) => {
  const encoded = encodeURIComponent(marker.toWellFormed());
  return [`?${encoded}#${encoded}`, `?q=${encoded}&page=${encoded}#${marker.toWellFormed()}`];
});

/** Everything that the site reads from storage. */
const keys = [...Object.values(storageKeys), tabsKey("os"), tabsKey("")];

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

test.each(paths)("%s bears anything in every key of the storage", async (path) => {
  await opened.page.goto(path);
  const own = markers.filter((_, index) => index % paths.length === paths.indexOf(path));
  expect(own).toHaveLength(8);
  for (const marker of own) {
    await opened.page.evaluate(
      ([names, value]) => {
        for (const name of names) localStorage.setItem(name, value);
      },
      [keys, marker] as const,
    );
    await opened.page.reload();
    await expectWhole(`${path} with ${marker.slice(0, 100)}`);
  }
  await opened.page.evaluate(() => localStorage.clear());
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
