import {
  environmentAt,
  withFiles,
  type ContentFiles,
} from "../../src/node/content/page/compile-fixture.test-support";
import { compilePage, type CompiledPage } from "../../src/node/content/page/page";
import { pageFrontmatter, type PageFrontmatter } from "../../src/node/content/page/frontmatter";
import { textOf, walkElements, type ContentElement } from "../../src/model/content/content-tree";
import { formatProblem } from "../../src/model/problem/problem";

export interface CasePage {
  page: CompiledPage<PageFrontmatter>;
  /** IDs of the headings, in order. */
  headingIds: string[];
  /** The table of contents, which shows levels 2 and 3. */
  contents: { depth: number; id: string; text: string }[];
  /** The page's text without code samples, with whitespace collapsed. */
  text: string;
  problems: string[];
  /** All elements of a type. */
  elements: (type: string) => ContentElement[];
  /** The text of all elements of a type. */
  texts: (type: string) => string[];
}

/** Compiles the first file as a documentation page. The other files are available for it to import. */
export function casePage(files: ContentFiles): CasePage {
  const [file, raw] = Object.entries(files)[0] ?? ["", ""];
  return withFiles(files, (root) => {
    const page = compilePage(file, raw, pageFrontmatter, ({ title }) => title, environmentAt(root));
    const elements = (type: string) => {
      const found: ContentElement[] = [];
      walkElements(page.tree, (element) => {
        if (element.type === type) found.push(element);
      });
      return found;
    };
    return {
      page,
      headingIds: page.headings.map(({ id }) => id),
      contents: page.headings
        .filter(({ depth }) => depth >= 2 && depth <= 3)
        .map(({ depth, id, text }) => ({ depth, id, text })),
      text: textOf(page.tree).replace(/\s+/g, " ").trim(),
      problems: page.problems.map(formatProblem),
      elements,
      texts: (type) => elements(type).map((element) => textOf([element])),
    };
  });
}

const front = "---\ntitle: A page\n---\n";

/** A plain Markdown page with a title. */
export const markdownPage = (body: string, others: ContentFiles = {}): CasePage =>
  casePage({ "content/a.md": front + body, ...others });

/** An MDX page with a title. */
export const mdxPage = (body: string, others: ContentFiles = {}): CasePage =>
  casePage({ "content/a.mdx": front + body, ...others });

/** A string property, or an empty string if it isn't a string. */
export function propertyText(element: ContentElement | undefined, name: string): string {
  const value = element?.props?.[name];
  return typeof value === "string" ? value : "";
}

/** The plain text of a code sample, as readers copy it: the highlighted markup without its tags. */
export function codeText(block: ContentElement | undefined): string {
  return propertyText(block, "html")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
