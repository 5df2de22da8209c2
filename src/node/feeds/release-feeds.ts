import { Feed } from "feed";
import type { ContentNode } from "../../model/content/content-tree";
import { feedOf, feedsOf, type FeedLink } from "../../model/release/feed";
import { byDate, releaseLines, releaseTitle, type DatedRelease } from "../../model/release/release";
import { feedHtml } from "./feed-html";

/** A release with its text. */
export interface FeedRelease extends DatedRelease {
  readonly path: string;
  readonly summary: string | null;
  readonly tree: readonly ContentNode[];
}

export interface FeedSite {
  /** Origin of the published site. */
  siteUrl: string;
  title: string;
  language: string;
  copyright: string;
  /** The publisher of the releases. */
  author: string;
}

/**
 * Generates the feeds of all releases and of each release line: RSS 2.0, Atom and JSON Feed 1.1, newest first, with the full
 * text. Releases without a date aren't included, since feeds are ordered by date. The same releases always produce the same
 * files.
 * @returns contents of files by their address
 */
export function releaseFeeds(releases: readonly FeedRelease[], site: FeedSite): Map<string, string> {
  const dated = releases.filter(({ date }) => date !== null).toSorted(byDate);
  const files = new Map<string, string>();
  if (feedsOf(dated).length === 0) return files;
  const add = (link: FeedLink, own: readonly FeedRelease[]) => {
    const feed = feedFor(link, own, site);
    files.set(link.rss, inFormat(feed, site.siteUrl + link.rss).rss2());
    files.set(link.atom, inFormat(feed, site.siteUrl + link.atom).atom1());
    files.set(link.json, jsonFeed(feed, site, site.siteUrl + link.json));
  };
  add(feedOf(), dated);
  for (const line of releaseLines) {
    const own = dated.filter((release) => release.line === line);
    if (own.length > 0) add(feedOf(line), own);
  }
  return files;
}

function feedFor(link: FeedLink, releases: readonly FeedRelease[], site: FeedSite): Feed {
  const feed = new Feed({
    id: `${site.siteUrl}${link.atom}`,
    title: `${site.title}: release notes, ${link.label === "All releases" ? "all products" : link.label}`,
    description: "What each release changes, and what to do before you upgrade.",
    link: `${site.siteUrl}/changelog/`,
    language: site.language,
    copyright: site.copyright,
    author: { name: site.author },
    // Not the build time, because a feed changes only when a release is added.
    ...(releases[0] ? { updated: dayOf(releases[0]) } : {}),
  });
  for (const release of releases) {
    const page = site.siteUrl + release.path;
    feed.addItem({
      title: releaseTitle(release),
      id: page,
      link: page,
      date: dayOf(release),
      published: dayOf(release),
      ...(release.summary ? { description: release.summary } : {}),
      content: feedHtml(release.tree, page),
    });
  }
  return feed;
}

/** The same feed, at the address of one format. */
function inFormat(feed: Feed, address: string): Feed {
  const own = new Feed({ ...feed.options, feed: address });
  own.items = feed.items;
  return own;
}

/** The library generates version 1 of JSON Feed. */
function jsonFeed({ options, items }: Feed, site: FeedSite, address: string): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: options.title,
    home_page_url: options.link,
    feed_url: address,
    description: options.description,
    language: site.language,
    authors: [{ name: site.author }],
    items: items.map(({ id, title, link, date, description, content }) => ({
      id,
      url: link,
      title,
      summary: description,
      content_html: content,
      date_published: date.toISOString(),
    })),
  };
  return JSON.stringify(feed, null, 1);
}

function dayOf({ date }: FeedRelease): Date {
  return new Date(`${date ?? "1970-01-01"}T00:00:00Z`);
}
