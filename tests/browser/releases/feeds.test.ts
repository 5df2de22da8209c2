import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { describe, expect, inject, test } from "vitest";
import { open } from "../page-objects/open";
import { releaseFacts } from "../../release-facts";

const read = async (path: string) => (await fetch(inject("siteUrl") + path)).text();
const origin = "https://docs.example.com";
const lines = { "": "", "platform/": "", "console/": "Console-", "gateway/": "Gateway-", "cli/": "Cli-" };

describe.each(Object.entries(lines))("the feeds in /changelog/%s", (folder, prefix) => {
  const own = Object.keys(releaseFacts())
    .filter((name) => (folder === "" ? true : prefix === "" ? !name.includes("-") : name.startsWith(prefix)))
    .map((name) => `${origin}/changelog/${name}/`)
    .toSorted();

  test("contain every release, newest first, in three formats", async () => {
    const rss = parseRssFeed(await read(`/changelog/${folder}rss.xml`));
    const days = rss.items?.map(({ pubDate }) => Date.parse(pubDate ?? "")) ?? [];
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(rss.items?.map(({ guid }) => guid?.value).toSorted()).toEqual(own);
    expect(rss.atom?.links?.[0]?.href).toBe(`${origin}/changelog/${folder}rss.xml`);

    const atom = parseAtomFeed(await read(`/changelog/${folder}atom.xml`));
    expect(atom.entries?.map(({ id }) => id).toSorted()).toEqual(own);

    const json = parseJsonFeed(await read(`/changelog/${folder}feed.json`));
    expect(json.items?.map(({ id }) => id).toSorted()).toEqual(own);
  });
});

test("entries contain the whole text with absolute addresses, and no scripts", async () => {
  const json = parseJsonFeed(await read("/changelog/feed.json"));
  const texts = json.items?.map(({ content_html: html }) => html ?? "") ?? [];
  expect(texts.every((html) => html.length > 40)).toBe(true);
  const addresses = texts.flatMap((html) =>
    [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address),
  );
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((address) => !/^https?:\/\//.test(address ?? ""))).toEqual([]);
  expect(texts.filter((html) => /<script|<style|\son\w+=/i.test(html))).toEqual([]);
  expect(texts.join("\n")).not.toContain("[object Object]");
});

test("the feeds are valid XML for any release text", async () => {
  const { page } = await open("/changelog/");
  const problems = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of ["rss.xml", "atom.xml", "gateway/rss.xml"]) {
      const text = await (await fetch(`/changelog/${name}`)).text();
      const xml = new DOMParser().parseFromString(text, "application/xml");
      if (xml.querySelector("parsererror")) found.push(name);
    }
    return found;
  });
  expect(problems).toEqual([]);
  const [item] =
    parseRssFeed(await (await fetch(`${inject("basicUrl")}/changelog/gateway/rss.xml`)).text()).items?.filter(
      ({ title }) => title === "Gateway 3.8.0",
    ) ?? [];
  expect(item?.description).toBe("Less than & more: a < b, ]]> included.");
  expect(item?.content?.encoded).toContain(
    "<pre><code>echo &quot;a &lt; b&quot; &amp;&amp; true</code></pre>",
  );
});

test("the list and the releases link to their feeds in the document's head, and the list also shows them", async () => {
  const { page } = await open("/changelog/", { baseUrl: inject("siteUrl") });
  const alternates = () =>
    page
      .locator('link[rel="alternate"]:not([type="text/markdown"])')
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute("type") ?? ""} ${link.getAttribute("href") ?? ""}`),
      );
  expect(await alternates()).toHaveLength(15);
  expect(await alternates()).toContain("application/rss+xml /changelog/gateway/rss.xml");
  const shown = page.getByRole("region", { name: "Feeds" });
  expect(await shown.getByRole("link").count()).toBe(15);
  await page.goto("/changelog/Cli-0.5.0/");
  expect(await alternates()).toEqual([
    "application/rss+xml /changelog/rss.xml",
    "application/atom+xml /changelog/atom.xml",
    "application/feed+json /changelog/feed.json",
    "application/rss+xml /changelog/cli/rss.xml",
    "application/atom+xml /changelog/cli/atom.xml",
    "application/feed+json /changelog/cli/feed.json",
  ]);
});
