import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { bodySentences, type ContentDocument } from "../../document/content-document";
import type { ProseRules } from "../../facts/prose-rules";
import { documentRule } from "../../rule/rule";

/** Sections whose pages are step-by-step guides. */
const checked = /^content\/(?:gateway|guides)\//;
/** Folders whose pages are tasks. In other folders, a page with steps is a task, unless it is reference material. */
const alwaysTask = /\/(?:how-to|demos)\//;
const steps = /^\s*<Steps\b/m;
/** The expected result that readers compare with: a session, or output. */
const output = ["console", "text"];

/**
 * The required parts of a task: its purpose, prerequisites, steps, the expected result, troubleshooting, and next steps. Demos
 * must also describe how to clean up.
 */
export const taskPages = documentRule(
  "pages/task-pages",
  "Task pages without a required part. `sections` in content/prose.yaml lists the headings.",
  (document, { prose }) => {
    if (!prose || !checked.test(document.file) || document.kind !== "page" || !isTask(document)) return [];
    return missingParts(document, prose.sections).map(({ part, hint }) => ({
      line: 0,
      message: `the task page needs ${part}`,
      hint,
    }));
  },
);

function isTask(document: ContentDocument): boolean {
  const { file, sentences } = document;
  return alwaysTask.test(file) || (steps.test(sentences) && !file.includes("/reference/"));
}

function headingsOf({ tree }: ContentDocument): string[] {
  const headings: string[] = [];
  visit(tree, "heading", (heading) => {
    headings.push(toString(heading));
  });
  return headings;
}

function missingParts(
  document: ContentDocument,
  sections: ProseRules["sections"],
): { part: string; hint: string }[] {
  const { file, samples } = document;
  const body = bodySentences(document);
  const headings = headingsOf(document);
  const has = (names: readonly string[]) =>
    headings.some((heading) => names.some((name) => heading === name || heading.startsWith(`${name} `)));
  const named = (names: readonly string[]) => `add a section with one of the headings: ${names.join(", ")}`;
  const lead = (body.split(/^#{2,6} /m)[0] ?? "").replace(/^import .*$/gm, "").trim();
  const nextAt = body.search(new RegExp(`^## (?:${sections.next.join("|")})\\b`, "m"));
  return [
    ...(lead === ""
      ? [{ part: "a purpose", hint: "describe the purpose of the page before the first heading" }]
      : []),
    ...(has(sections.prerequisites) ? [] : [{ part: "prerequisites", hint: named(sections.prerequisites) }]),
    ...(steps.test(body) ? [] : [{ part: "steps", hint: "put the steps into <Steps>" }]),
    ...(samples.some(({ language }) => output.includes(language)) || has(sections.results)
      ? []
      : [{ part: "an expected result", hint: `show output, or ${named(sections.results)}` }]),
    ...(has(sections.failures) ? [] : [{ part: "failure cases", hint: named(sections.failures) }]),
    ...(!file.includes("/demos/") || has(sections.cleanUp)
      ? []
      : [{ part: "a cleanup", hint: named(sections.cleanUp) }]),
    ...(nextAt >= 0 && /\]\(|href=/.test(body.slice(nextAt))
      ? []
      : [{ part: "links to the next pages", hint: `add links under ${sections.next.join(" or ")}` }]),
  ];
}
