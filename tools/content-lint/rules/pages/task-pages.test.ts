import { expect, test } from "vitest";
import type { ContentProblem } from "../../../../src/model/problem/problem";
import { contentOf, noProseRules } from "../../rule/content.test-support";
import { taskPages } from "./task-pages";

const sections = {
  prerequisites: ["Prerequisites"],
  results: ["Verify"],
  failures: ["What goes wrong", "Troubleshooting"],
  next: ["Where next"],
  cleanUp: ["Clean up"],
};
const parts = {
  lead: "Rotate the key.",
  prerequisites: "## Prerequisites\n\n- A key.",
  steps: "<Steps>\n\n### Rotate\n\n```bash\nrotate\n```\n\n</Steps>",
  result: "## Verify {#verify}\n\nIt is new.",
  failures: "## Troubleshooting of keys\n\nNothing.",
  next: '## Where next\n\n<Card title="A" href="./a.mdx">\n\nB.\n\n</Card>',
};
const page = (without?: keyof typeof parts) =>
  `---\ntitle: Rotate\n---\n\nimport A from "./_a.mdx";\n\n${Object.entries(parts)
    .filter(([name]) => name !== without)
    .map(([, text]) => text)
    .join("\n\n")}\n`;
const found = (text: string, file = "content/gateway/how-to/rotate.mdx") =>
  (
    taskPages.check(contentOf({ [file]: text }, { prose: { ...noProseRules, sections } })) as ContentProblem[]
  ).map(({ message }) => message);

test("a task with all its parts has no problems", () => {
  expect(found(page())).toEqual([]);
});

test.each([
  ["lead", "a purpose"],
  ["prerequisites", "prerequisites"],
  ["steps", "steps"],
  ["result", "an expected result"],
  ["failures", "failure cases"],
  ["next", "links to the next pages"],
] as const)("a task without its %s is reported as missing %s", (part, name) => {
  expect(found(page(part))).toEqual([`the task page needs ${name}`]);
});

test("a demo needs a cleanup", () => {
  const file = "content/gateway/demos/ops/rotate.mdx";
  expect(found(page(), file)).toEqual(["the task page needs a cleanup"]);
  expect(found(`${page()}\n## Clean up\n`, file)).toEqual([]);
});

test("output counts as an expected result, but headings in samples don't", () => {
  expect(found(`${page("result")}\n\`\`\`text\nrotated\n\`\`\`\n`)).toEqual([]);
  expect(found(`${page("result")}\n\`\`\`bash\n## Verify\n\`\`\`\n`)).toEqual([
    "the task page needs an expected result",
  ]);
});

test("next steps without a link are reported", () => {
  expect(found(`${page("next")}\n## Where next\n\nSomewhere.\n`)).toEqual([
    "the task page needs links to the next pages",
  ]);
});

test("a page with steps is a task except in reference sections, and partials and other kinds of pages aren't", () => {
  const short = "<Steps>\n\n1. Go.\n\n</Steps>";
  expect(found(short, "content/guides/get-started/a.mdx")).not.toEqual([]);
  expect(found(short, "content/gateway/reference/a.mdx")).toEqual([]);
  expect(found(short, "content/gateway/how-to/_a.mdx")).toEqual([]);
  expect(found("Text.", "content/gateway/concepts/a.mdx")).toEqual([]);
});
