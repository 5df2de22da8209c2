import type { ContentProblem } from "../../model/problem";
import type { ProseRules } from "../../model/prose-rules";
import { isPartialFile } from "./prose/read-prose";
import type { ContentText } from "./samples/check-samples";
import { sentencesOf } from "./samples/read-samples";

/** Sections whose pages readers work through. */
const checked = /^content\/(?:gateway|guides)\//;
/** Folders whose pages are tasks; elsewhere a page with steps is one, unless it is looked up. */
const alwaysTask = /\/(?:how-to|demos)\//;
const steps = /^\s*<Steps\b/m;
/** What a reader compares with: a session, or output of its own. */
const output = /^\s*(?:`{3,}|~{3,})(?:console|text)\b/m;

/**
 * Tasks in which a part is missing: what the page is for, what is needed, steps, what one should see, what goes wrong, and
 * where to go next; of a demo also how to clean up.
 * @param sections headings of these parts, from content/prose.yaml
 */
export function taskPageProblems(
  files: readonly ContentText[],
  sections: ProseRules["sections"],
): ContentProblem[] {
  return files
    .filter(({ file, text }) => checked.test(file) && !isPartialFile(file) && isTask(file, text))
    .flatMap(({ file, text }) =>
      missingParts(file, text, sections).map(({ part, hint }) => ({
        severity: "error",
        ...{ file, line: 0, column: 0 },
        message: `a task without ${part}`,
        hint,
      })),
    );
}

function isTask(file: string, text: string): boolean {
  return alwaysTask.test(file) || (steps.test(sentencesOf(text)) && !file.includes("/reference/"));
}

function missingParts(
  file: string,
  text: string,
  sections: ProseRules["sections"],
): { part: string; hint: string }[] {
  const body = sentencesOf(text.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, ""));
  const headings = [...body.matchAll(/^#{2,6} (.+?)(?: \{#[\w-]+\})?$/gm)].map(([, heading = ""]) => heading);
  const has = (names: readonly string[]) =>
    headings.some((heading) => names.some((name) => heading === name || heading.startsWith(`${name} `)));
  const named = (names: readonly string[]) => `give it a heading: ${names.join(", ")}`;
  const lead = (body.split(/^#{2,6} /m)[0] ?? "").replace(/^import .*$/gm, "").trim();
  const nextAt = body.search(new RegExp(`^## (?:${sections.next.join("|")})\\b`, "m"));
  return [
    ...(lead === ""
      ? [{ part: "a purpose", hint: "say before the first heading what the page is for" }]
      : []),
    ...(has(sections.prerequisites) ? [] : [{ part: "prerequisites", hint: named(sections.prerequisites) }]),
    ...(steps.test(body) ? [] : [{ part: "steps", hint: "put them into <Steps>" }]),
    ...(output.test(text) || has(sections.results)
      ? []
      : [{ part: "an expected result", hint: `show output, or ${named(sections.results)}` }]),
    ...(has(sections.failures) ? [] : [{ part: "failure cases", hint: named(sections.failures) }]),
    ...(!file.includes("/demos/") || has(sections.cleanUp)
      ? []
      : [{ part: "a clean-up", hint: named(sections.cleanUp) }]),
    ...(nextAt >= 0 && /\]\(|href=/.test(body.slice(nextAt))
      ? []
      : [{ part: "next links", hint: `put links under ${sections.next.join(" or ")}` }]),
  ];
}
