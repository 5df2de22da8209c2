import { closest } from "fastest-levenshtein";
import type { Element, ElementContent, Root, RootContent } from "hast";
import type { ReleaseFrontmatter } from "./frontmatter";
import type { ContentProblem } from "../../../model/problem/problem";
import { parseReleaseName, releaseName } from "../../../model/release/release";
import { entryKinds } from "../../../model/release/release-entry";
import { parseContent } from "../parse/markdown";
import { Reporter } from "../../problems/reporter";
import type { ContentSource } from "../../reading/source";

const titles = entryKinds.map(({ title }) => title);

/**
 * Checks that a release has the structure that programs read entries from: its name is its version, its `##` headings are the
 * known ones in the right order, and the sections contain entries.
 * @param source the release's file
 * @param id the file's name without extension
 * @param frontmatter null if it has problems
 * @returns the problems, with file and line; the compiler reports Markdown errors
 */
export function checkReleaseForm(
  source: ContentSource,
  id: string,
  frontmatter: ReleaseFrontmatter | null,
): ContentProblem[] {
  const report = new Reporter(source.file);
  if (frontmatter) checkName(source, id, frontmatter, report);
  const format = source.file.endsWith(".mdx") ? "mdx" : "md";
  const { tree } = parseContent(source.body, format, new Reporter(source.file), {
    variables: {},
    diagramSizes: {},
  });
  if (frontmatter) checkImage(source, frontmatter, report);
  const sections = checkSections(tree, report);
  const breaking = sections.get("Breaking changes");
  const hasBreaking = breaking !== undefined;
  if (frontmatter?.breaking && !hasBreaking) {
    report.error(
      source.positionOf(["breaking"]),
      "frontmatter `breaking` lists changes, but the page has no `## Breaking changes` section",
      "add the section, and describe each change in it",
    );
  } else if (frontmatter && hasBreaking && !frontmatter.breaking) {
    report.error(
      source.positionOf(["version"]),
      "the page has a `## Breaking changes` section, but no `breaking` in its frontmatter",
      "add `breaking` with `what` and `do` for each change",
    );
  } else if (frontmatter?.breaking && breaking && frontmatter.breaking.length !== breaking) {
    report.error(
      source.positionOf(["breaking"]),
      `the number of breaking changes differs: ${frontmatter.breaking.length} in the frontmatter, ${breaking} in the \`## Breaking changes\` section`,
      "list each change in both, in the same order",
    );
  }
  return report.problems;
}

function checkName(
  source: ContentSource,
  id: string,
  { line, version }: ReleaseFrontmatter,
  report: Reporter,
): void {
  const position = source.positionOf(["version"]);
  const expected = releaseName({ line, version });
  if (!parseReleaseName(expected)) {
    report.error(
      position,
      `\`${version}\` isn't a version`,
      "write a version such as 3.8.1, without the product line",
    );
  } else if (expected !== id) {
    report.error(
      position,
      `the file is named \`${id}\`, but its line and version give \`${expected}\``,
      "rename the file, or correct `line` or `version`",
    );
  }
}

/** Readers copy the image's name with its tag, so a tag from another release would install a different version. */
function checkImage(source: ContentSource, { version, image }: ReleaseFrontmatter, report: Reporter): void {
  if (image === undefined) return;
  const tag = image.slice(image.lastIndexOf(":") + 1);
  if (tag === version || tag === `v${version}`) return;
  report.error(
    source.positionOf(["image"]),
    `the image \`${image}\` doesn't match version \`${version}\``,
    `use the tag \`${version}\` or \`v${version}\``,
  );
}

/** Checks headings and entries. @returns the titles of the sections, with the number of entries in each */
function checkSections(tree: Root, report: Reporter): Map<string, number> {
  const seen = new Map<string, number>();
  let title = "";
  let heading: Element | undefined;
  let entries = 0;
  let isInSection = false;
  const close = () => {
    if (title !== "") seen.set(title, entries);
    if (heading && entries === 0)
      report.error(heading, `the section \`${title}\` has no entries`, "add entries, or remove the section");
  };
  for (const node of tree.children) {
    if (node.type !== "element") continue;
    if (node.tagName === "h2") {
      close();
      title = text(node);
      heading = titles.includes(title as (typeof titles)[number]) ? node : undefined;
      entries = 0;
      isInSection = false;
      checkHeading(node, title, seen, report);
      seen.set(title, 0);
    } else if (node.tagName === "h3" && seen.size > 0) {
      entries += 1;
      isInSection = true;
    } else if (seen.size > 0 && !isInSection && heading) {
      if (node.tagName === "ul") entries += checkBullets(node, report);
      else {
        entries += 1;
        report.error(
          node,
          `the section \`${title}\` has text between its entries`,
          "turn the text into an entry (`- **Name.** Text`) or a `###` section",
        );
      }
    }
  }
  close();
  return seen;
}

function checkHeading(
  node: Element,
  title: string,
  seen: ReadonlyMap<string, number>,
  report: Reporter,
): void {
  const position = titles.indexOf(title as (typeof titles)[number]);
  if (position < 0) {
    const hint = `did you mean \`${closest(title, titles)}\`? Headings: ${titles.join(", ")}`;
    report.error(node, `\`${title}\` isn't a heading for release notes`, hint);
    return;
  }
  if (seen.has(title)) report.error(node, `the heading \`${title}\` appears twice`);
  const later = titles.slice(position + 1).find((each) => seen.has(each));
  if (later)
    report.error(node, `\`${title}\` must come before \`${later}\``, `the order is ${titles.join(", ")}`);
}

function checkBullets(list: Element, report: Reporter): number {
  const items = list.children.filter((child) => child.type === "element");
  for (const item of items) {
    if (!beginsBold(item.children))
      report.error(
        item,
        "the entry doesn't begin with a bold name",
        "begin the entry with `**Short name.**`",
      );
  }
  return items.length;
}

function beginsBold(nodes: readonly ElementContent[]): boolean {
  const first = nodes.find((node) => node.type !== "text" || node.value.trim() !== "");
  if (first?.type !== "element") return false;
  return first.tagName === "strong" || (first.tagName === "p" && beginsBold(first.children));
}

function text(node: RootContent | ElementContent): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(text).join("").trim() : "";
}
