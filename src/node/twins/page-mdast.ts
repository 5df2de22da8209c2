import type { Link, ListItem, RootContent } from "mdast";
import { z } from "zod";
import { changelogPath } from "../../model/navigation/changelog-paths";
import { longDate } from "../../model/site/date";
import { byDate, lineLabel, releaseTitle } from "../../model/release/release";
import { listingTexts } from "../../site/translations/en/listing";
import { releaseTexts } from "../../site/translations/en/releases";
import type { SiteConfig } from "../../site/schema";
import { contentMdast, type MdastContext } from "./content-mdast";
import { heading, paragraph, text } from "./mdast-nodes";
import {
  listedRelease,
  type ContentPageData,
  type PageData,
  type PageDataContext,
  type ReleaseData,
} from "./page-data";

/** A page as Markdown, in parts. */
export interface PageMarkdown {
  title: string;
  description: string | null;
  /** The content below the title and the description. */
  blocks: RootContent[];
}

type Site = Pick<SiteConfig, "title" | "description" | "homeCards" | "startHere">;

/**
 * Converts a page's content to a Markdown syntax tree.
 * @returns null for pages without text content, such as the search page and redirects
 */
export function pageMdast(
  { path, data = {}, pageContext }: PageData,
  site: Site,
  context: Omit<MdastContext, "page">,
): PageMarkdown | null {
  const { absolute } = context;
  const here = { ...context, page: context.absolute(path) };
  if (data.release) return releaseMarkdown(data.release, here);
  const page = data.docPage ?? data.article;
  if (page) return contentMarkdown(page, here);
  if (pageContext.cards) return categoryMarkdown(pageContext, absolute);
  if (data.allRelease && path.endsWith(changelogPath)) {
    const items = z
      .array(listedRelease)
      .parse(data.allRelease.nodes)
      .toSorted(byDate)
      .map((release) =>
        linkItem(
          releaseTitle(release),
          absolute(release.path),
          [release.date === null ? "" : longDate(release.date), release.summary ?? ""]
            .filter(Boolean)
            .join(". "),
        ),
      );
    const { "releases.title": title, "releases.description": description } = releaseTexts;
    return { title, description, blocks: listOf(items) };
  }
  return path === "/" ? homeMarkdown(site, absolute) : null;
}

function contentMarkdown(page: ContentPageData, context: MdastContext): PageMarkdown {
  const published = new Map(
    page.images.map((image) => [
      `content/${image.sourceInstanceName}/${image.relativePath}`,
      image.publicURL ?? "",
    ]),
  );
  const absolute = (address: string) => context.absolute(published.get(address) ?? address);
  const { badges = [] } = page;
  return {
    title: page.title,
    description: page.description,
    blocks: [
      ...(badges.length > 0 ? [paragraph([text(badges.join(". "))])] : []),
      ...contentMdast(page.body.tree, { ...context, absolute }),
    ],
  };
}

function releaseMarkdown(release: ReleaseData, context: MdastContext): PageMarkdown {
  const { line, date, image, securityFixes } = release;
  const facts = [lineLabel(line), ...(date === null ? [] : [longDate(date)])].join(", ");
  const vulnerabilities = securityFixes.flatMap(({ cves, severity }) => cves.map((id) => ({ id, severity })));
  const fixes = vulnerabilities.flatMap(({ id, severity }, index) => [
    text(index === 0 ? "Fixes " : ", "),
    link(id, `https://nvd.nist.gov/vuln/detail/${id}`),
    ...(severity === null ? [] : [text(` (${severity})`)]),
  ]);
  const { blocks } = contentMarkdown(release, context);
  return {
    title: release.title,
    description: release.summary,
    blocks: [
      paragraph([text(facts)]),
      ...(fixes.length > 0 ? [paragraph(fixes)] : []),
      ...(image === null
        ? []
        : [
            { type: "code" as const, lang: "bash", value: `docker pull ${image.replace(/[^\w./:@-]/g, "")}` },
          ]),
      ...blocks,
    ],
  };
}

/** The cards of a category, and the interceptors in its catalog. */
function categoryMarkdown(
  { label = "", description = null, cards = [], catalog = [] }: PageDataContext,
  absolute: (address: string) => string,
): PageMarkdown {
  const sectionOf = (depth: number, title: string, path: string, words: string | null): RootContent[] => [
    heading(depth, [link(title, absolute(path))]),
    ...(words === null ? [] : [paragraph([text(words)])]),
  ];
  return {
    title: label,
    description,
    blocks: [
      ...cards.flatMap((card) => sectionOf(2, card.label, card.path, card.description)),
      ...(catalog.length > 0 ? [heading(2, [text(listingTexts["catalog.title"])])] : []),
      ...catalog.flatMap(({ name, path, summary }) => sectionOf(3, name, path, summary)),
    ],
  };
}

function homeMarkdown(site: Site, absolute: (address: string) => string): PageMarkdown {
  const cards = site.homeCards.map((card) => linkItem(card.title, absolute(card.to), card.text));
  const start = site.startHere.map(({ label, to }) => linkItem(label, absolute(to), null));
  return {
    title: site.title,
    description: site.description,
    blocks: [...listOf(cards), heading(2, [text("Start here")]), ...listOf(start)],
  };
}

function link(words: string, url: string): Link {
  return { type: "link", url, children: [text(words)] };
}

function linkItem(label: string, url: string, description: string | null): ListItem {
  const more = description ? [text(`: ${description}`)] : [];
  return { type: "listItem", spread: false, children: [paragraph([link(label, url), ...more])] };
}

function listOf(items: ListItem[]): RootContent[] {
  return items.length === 0 ? [] : [{ type: "list", ordered: false, spread: false, children: items }];
}
