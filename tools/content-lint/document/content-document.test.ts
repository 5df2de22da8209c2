import { expect, test } from "vitest";
import { bodySentences, readDocument } from "./content-document";
import { embeddedSamples, shellScript } from "./embedded";
import type { Sample } from "./sample";

const page = [
  "Run `conduktor get Topic`.",
  "",
  "- A step:",
  "",
  '  ```yaml title="a.yaml" variables',
  "  image: x:{version.gateway}",
  "    deeper: {version.unknown}",
  "  ```",
  "",
  "````text",
  "```bash",
  "not a sample of its own",
  "```",
  "````",
  "~~~json wrong",
  "{",
  "~~~",
  "The end.",
].join("\n");

const { samples, sentences } = readDocument("content/a.mdx", page, { "version.gateway": "3.8.1" });

test("fences keep their position, lose their indentation and have their variables replaced", () => {
  expect(samples.filter(({ form }) => form === "fence")).toMatchObject([
    {
      language: "yaml",
      title: "a.yaml",
      line: 6,
      code: "image: x:3.8.1\n  deeper: {version.unknown}",
      wrong: false,
    },
    { language: "text", line: 11, code: "```bash\nnot a sample of its own\n```" },
    { language: "json", line: 16, code: "{", wrong: true },
  ]);
});

test("commands in sentences are also samples", () => {
  expect(samples.filter(({ form }) => form === "inline")).toMatchObject([
    { line: 1, code: "conduktor get Topic", language: "bash" },
  ]);
});

test("sentences keep their lines when samples are removed", () => {
  const lines = sentences.split("\n");
  expect(lines).toHaveLength(page.split("\n").length);
  expect(lines.filter((line) => line !== "")).toEqual([
    "Run `conduktor get Topic`.",
    "- A step:",
    "The end.",
  ]);
});

const shell = (code: string, language = "bash"): Sample => ({
  file: "content/a.mdx",
  line: 10,
  language,
  title: "",
  code,
  wrong: false,
  form: "fence",
});

test("here documents and request bodies are samples within a script, at their own lines", () => {
  const script = [
    "cat > a.yaml <<'EOF'",
    "kind: A",
    "EOF",
    "cat > notes.txt <<END",
    "kind: B",
    "END",
    "conduktor apply -f - <<END",
    "apiVersion: gateway/v2",
    "END",
    `curl -X PUT /x --data '{`,
    `  "a": 1 }'`,
  ].join("\n");
  expect(embeddedSamples(shell(script)).map(({ language, line, code }) => [language, line, code])).toEqual([
    ["yaml", 11, "kind: A"],
    ["yaml", 17, "apiVersion: gateway/v2"],
    ["json", 19, `{\n  "a": 1 }`],
  ]);
});

test("a session becomes a script of its commands, on the same lines", () => {
  expect(shellScript(shell("$ one \\\n  two\noutput 'x\n$ three", "console"))).toBe("one \\\n  two\n\nthree");
});

test("a body keeps the line numbers of the file, and a heading loses its ID", () => {
  const document = readDocument("content/_a.mdx", "---\ntitle: A\n---\n## B {#b}\n\nC.\n");
  expect(document.kind).toBe("partial");
  expect(bodySentences(document)).toBe("\n\n\n## B {#b}\n\nC.\n");
  expect(document.tree.children[0]).toMatchObject({ children: [{ value: "B" }] });
});

test("invalid Markdown is reported at its line, and its fences aren't read", () => {
  const { problems, samples } = readDocument("content/a.mdx", "---\ntitle: A\n---\n\n<Card>\n");
  expect(problems.map(({ line, severity }) => [line, severity])).toEqual([[5, "error"]]);
  expect(samples).toEqual([]);
});

test("frontmatter that isn't valid YAML, or that YAML cuts off, is reported at its position", () => {
  const problems = (frontmatter: string) =>
    readDocument("content/a.mdx", `---\n${frontmatter}\n---\n\nText.\n`).problems.map(
      ({ line, column, message }) => `${line}:${column} ${message}`,
    );
  expect(problems("title: One\ndescription: Plan identities: how many")).toEqual([
    "3:14 not valid YAML: Nested mappings are not allowed in compact mappings",
  ]);
  expect(problems("title: Connect to cluster #1")).toMatchObject([
    expect.stringMatching(/^2:8 the value ends at/),
  ]);
  expect(problems('title: "Plan: one #1"')).toEqual([]);
});
