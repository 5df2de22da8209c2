import { twinPath } from "../../model/content/twin-path";
import type { SiteConfig } from "../../site/schema";
import type { Twin } from "./write-twins";

/** A part of the site that has a list and one complete file for language models. */
export interface LlmsSection {
  id: string;
  label: string;
  /** The base address of its complete file, such as `/gateway/`. */
  routeBase: string;
  /** Addresses of its pages in reading order. Pages without a twin are left out. */
  paths: readonly string[];
}

/**
 * Creates `/llms.txt` according to the llmstxt.org convention: a title, a summary and one line per page, section by section.
 * Each section also has a single file with all its pages, `llms-full.txt` at the section's address.
 * @param optional IDs of sections that a reader with little context can skip
 * @returns contents of files by their address; a section without pages has none
 */
export function llmsFiles(
  sections: readonly LlmsSection[],
  twins: readonly Twin[],
  site: Pick<SiteConfig, "title" | "description" | "siteUrl">,
  optional: ReadonlySet<string> = new Set(),
): Map<string, string> {
  const byPath = new Map(twins.map((twin) => [twin.path, twin]));
  const filled = sections
    .map((section) => ({ ...section, twins: section.paths.flatMap((path) => byPath.get(path) ?? []) }))
    .filter((section) => section.twins.length > 0);

  const lineOf = ({ path, title, description }: Twin): string =>
    `- [${title}](${site.siteUrl}${twinPath(path)})${description === null ? "" : `: ${description}`}`;
  const fullPath = (section: LlmsSection) => `${section.routeBase}llms-full.txt`;
  const listOf = (section: (typeof filled)[number]): string =>
    [
      `- [All pages of this section in one file](${site.siteUrl}${fullPath(section)})`,
      ...section.twins.map(lineOf),
    ].join("\n");

  const main = filled.filter(({ id }) => !optional.has(id));
  const rest = filled.filter(({ id }) => optional.has(id));
  const index = [
    `# ${site.title}`,
    `> ${site.description}`,
    "Every page is also served as Markdown, at its address with `.md` instead of the trailing slash.",
    ...main.map((section) => `## ${section.label}\n\n${listOf(section)}`),
    ...(rest.length > 0 ? [`## Optional\n\n${rest.map(listOf).join("\n")}`] : []),
  ].join("\n\n");
  return new Map([
    ["/llms.txt", `${index}\n`],
    ...filled.map((section): [string, string] => [
      fullPath(section),
      section.twins.map(({ text }) => text).join("\n"),
    ]),
  ]);
}
