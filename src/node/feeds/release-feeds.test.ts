import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { describe, expect, it } from "vitest";
import type { ContentNode } from "../../model/content/content-tree";
import type { ReleaseLine } from "../../model/release/release";
import { releaseFeeds, type FeedRelease } from "./release-feeds";

const tree: ContentNode[] = [
  {
    type: "p",
    children: ["a < b & ]]> ", { type: "a", props: { href: "../Gateway-3.8.0/#x" }, children: ["3.8.0"] }],
  },
];
const release = (
  line: ReleaseLine,
  version: string,
  date: string | null,
  summary: string | null = null,
): FeedRelease => ({
  line,
  version,
  date,
  summary,
  path: `/changelog/${line}-${version}/`,
  tree,
});
const releases = [
  release("Gateway", "3.8.0", "2025-04-09"),
  release("Gateway", "3.8.1", "2025-04-18", "Less < more & ]]> else"),
  release("Console", "1.33.0", "2025-04-09"),
  release("Console", "1.34.0", null),
];
const site = {
  siteUrl: "https://docs.example.com",
  title: "Docs & more",
  language: "en",
  copyright: "Copyright © 2025",
  author: "the product",
};
const files = releaseFeeds(releases, site);
const file = (address: string) => files.get(address) ?? "";
const newest = "https://docs.example.com/changelog/Gateway-3.8.1/";
const html =
  '<p>a &lt; b &amp; ]]&gt; <a href="https://docs.example.com/changelog/Gateway-3.8.0/#x">3.8.0</a></p>';

describe("releaseFeeds", () => {
  it("creates three files for all releases and for each line", () => {
    expect([...files.keys()]).toEqual(
      ["", "console/", "gateway/"].flatMap((folder) =>
        ["rss.xml", "atom.xml", "feed.json"].map((name) => `/changelog/${folder}${name}`),
      ),
    );
  });

  it("writes RSS 2.0 that a third-party parser can read", () => {
    const feed = parseRssFeed(file("/changelog/rss.xml"));
    expect(feed.title).toBe("Docs & more: release notes, all products");
    expect(feed.link).toBe("https://docs.example.com/changelog/");
    expect(feed.language).toBe("en");
    expect(feed.atom?.links?.[0]).toMatchObject({
      href: "https://docs.example.com/changelog/rss.xml",
      rel: "self",
    });
    expect(feed.items?.map(({ title }) => title)).toEqual([
      "Gateway 3.8.1",
      "Console 1.33.0",
      "Gateway 3.8.0",
    ]);
    expect(feed.items?.[0]).toMatchObject({
      link: newest,
      guid: { value: newest },
      pubDate: "Fri, 18 Apr 2025 00:00:00 GMT",
      description: "Less < more & ]]> else",
      content: { encoded: html },
    });
  });

  it("writes Atom that a third-party parser can read", () => {
    const feed = parseAtomFeed(file("/changelog/gateway/atom.xml"));
    expect(feed.id).toBe("https://docs.example.com/changelog/gateway/atom.xml");
    expect(feed.updated).toBe("2025-04-18T00:00:00.000Z");
    expect(feed.links?.find(({ rel }) => rel === "self")?.href).toBe(feed.id);
    expect(feed.entries?.map(({ id }) => id)).toEqual([
      newest,
      "https://docs.example.com/changelog/Gateway-3.8.0/",
    ]);
    expect(feed.entries?.[0]).toMatchObject({
      title: { value: "Gateway 3.8.1" },
      published: "2025-04-18T00:00:00.000Z",
      updated: "2025-04-18T00:00:00.000Z",
    });
    expect(JSON.stringify(feed.entries?.[0]?.content)).toContain(JSON.stringify(html).slice(1, -1));
  });

  it("writes JSON Feed 1.1 that a third-party parser can read", () => {
    const text = file("/changelog/console/feed.json");
    expect((JSON.parse(text) as { version: string }).version).toBe("https://jsonfeed.org/version/1.1");
    const feed = parseJsonFeed(text);
    expect(feed).toMatchObject({
      feed_url: "https://docs.example.com/changelog/console/feed.json",
      home_page_url: "https://docs.example.com/changelog/",
      language: "en",
    });
    expect(feed.items).toHaveLength(1);
    expect(feed.items?.[0]).toMatchObject({
      id: "https://docs.example.com/changelog/Console-1.33.0/",
      content_html: html,
      date_published: "2025-04-09T00:00:00.000Z",
    });
  });

  it("creates the same files from the same releases, at any time and in any order", () => {
    expect(releaseFeeds(releases.toReversed(), site)).toEqual(files);
  });

  it("creates no files without a dated release", () => {
    expect(releaseFeeds([release("Cli", "0.1.0", null)], site).size).toBe(0);
  });
});
