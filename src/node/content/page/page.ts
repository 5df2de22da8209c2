import type { z } from "zod";
import { textOf, walkElements, type ContentNode } from "../../../model/content/content-tree";
import type { Heading } from "../../../model/content/heading";
import { errorIn } from "../../../model/problem/problem";
import { compileContent, type CompiledContent, type Environment } from "./compile";
import { assignHeadingIds, withoutNotes } from "./headings";
import { splitSource } from "../../reading/source";
import { checkValue } from "../../reading/yaml-file";

export interface CompiledPage<Frontmatter> extends CompiledContent {
  /** Null if the frontmatter has an error. */
  frontmatter: Frontmatter | null;
  title: string;
  headings: Heading[];
  /** Every ID on the page, to check anchors. */
  ids: string[];
  /** The first paragraph's text, at most 160 characters; empty if the page has no paragraph. */
  excerpt: string;
}

/**
 * Compiles a whole content file: frontmatter, body, title, headings.
 * @param file path from the root of the repository
 * @param raw the file's text
 * @param titleOf returns the title from the frontmatter; without one, the body's first `#` heading is the title
 */
export function compilePage<Shape extends z.ZodRawShape>(
  file: string,
  raw: string,
  schema: z.ZodObject<Shape, z.core.$strict>,
  titleOf: (frontmatter: z.infer<z.ZodObject<Shape, z.core.$strict>>) => string | undefined,
  environment: Environment,
): CompiledPage<z.infer<z.ZodObject<Shape, z.core.$strict>>> {
  const source = splitSource(file, raw);
  const problem = (message: string, hint: string) => errorIn(file, message, hint, { line: 1, column: 1 });
  const isEmpty = raw.replace(/^\uFEFF/, "").trim() === "";
  const checked = checkValue(source, source.frontmatter, schema, "frontmatter ");
  const compiled = compileContent(source, environment);
  const { tree, heading } = liftTitle(compiled.tree);
  const given = checked.value ? titleOf(checked.value) : undefined;
  const title = given ?? heading ?? "";
  const { headings, ids } = assignHeadingIds(tree);
  const problems = [...checked.problems, ...compiled.problems];
  if (isEmpty)
    problems.push(problem("the file is empty", "add frontmatter with a title, or delete the file"));
  else if (title === "" && checked.value && source.problems.length === 0) {
    problems.push(
      problem("the page has no title", "add `title: …` to the frontmatter, or begin the page with `# Title`"),
    );
  }
  return {
    ...compiled,
    tree,
    frontmatter: checked.value,
    title,
    headings,
    ids,
    excerpt: excerptOf(tree),
    problems,
  };
}

/** A page has one h1, its title: the body's first h1 is removed, and later ones are rendered as h2. */
function liftTitle(tree: ContentNode[]): { tree: ContentNode[]; heading: string | undefined } {
  const index = tree.findIndex((node) => typeof node === "object");
  const first = tree[index];
  const isTitle = typeof first === "object" && first.type === "h1";
  const rest = isTitle ? tree.filter((_node, position) => position !== index) : tree;
  walkElements(rest, (element) => {
    if (element.type === "h1") element.type = "h2";
  });
  return { tree: rest, heading: isTitle ? textOf([first]).trim() : undefined };
}

function excerptOf(tree: readonly ContentNode[]): string {
  const paragraph = tree.find((node) => typeof node === "object" && node.type === "p");
  const text = paragraph
    ? textOf(withoutNotes([paragraph]))
        .replace(/\s+/g, " ")
        .trim()
    : "";
  if (text.length <= 160) return text;
  // Chinese and Japanese text has no spaces to truncate at.
  const space = text.lastIndexOf(" ", 158);
  return `${text.slice(0, space > 0 ? space : 158)}…`;
}
