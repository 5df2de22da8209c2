import { parseDocument } from "yaml";
import { expect, test } from "vitest";
import { formatProblem } from "../../model/problem/problem";
import { parseRedirects } from "../navigation/redirects";
import { parseSidebar } from "../navigation/sidebar-config";
import { readSupportWindows } from "../nodes/support-schema";
import { splitSource } from "./source";
import { yamlProblems } from "./yaml-problems";
import { readYaml } from "./yaml-file";

const cutsIn = (yaml: string) => yamlProblems(parseDocument(yaml), yaml).map(({ message }) => message);

test.each([
  "title: Connect to cluster #1",
  "tags: [a #1\n  , b]",
  "- label: Cluster # one",
  "title: Two\n  lines #1",
  "description: C # and Java",
])("the value of %j is cut off", (yaml) => {
  expect(cutsIn(yaml)).toHaveLength(1);
});

test.each([
  'title: "Connect to cluster #1"',
  "title: Connect to cluster#1",
  "# title\ntitle: a\n# b\nother: c",
  "draft: true # until June",
  "position: 3 # after the others",
  "text: |\n  one #1\n  two",
  "items: # all\n  - a",
  "link: /a/#b",
])("the values of %j are complete", (yaml) => {
  expect(cutsIn(yaml)).toEqual([]);
});

test("cut-off values are reported in each kind of YAML file, with file and line", () => {
  const problems = [
    ...splitSource("content/a.mdx", "---\nhidden: true\ntitle: Connect to cluster #1\n---\n").problems,
    ...parseSidebar("content/a/sidebar.yaml", "- index\n- label: Cluster #1\n  link: /a/\n").problems,
    ...parseRedirects("/a/: /b/ #c\n").problems,
    ...readYaml("content/glossary.yaml", "a:\n  term: B #c\n").problems,
    ...readSupportWindows("content/support/versions.yaml", "- label: Gateway #c\n").problems,
  ];
  expect(problems.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
    "content/a.mdx:3:8  the value ends at \`Connect to cluster\`, because YAML treats \`#1\` as a comment
        put the value in quotes, or move the comment to its own line
    content/a/sidebar.yaml:2:10  the value ends at \`Cluster\`, because YAML treats \`#1\` as a comment
        put the value in quotes, or move the comment to its own line
    content/redirects.yaml:1:1  the value ends at \`/b/\`, because YAML treats \`#c\` as a comment
        put the value in quotes, or move the comment to its own line
    content/glossary.yaml:2:9  the value ends at \`B\`, because YAML treats \`#c\` as a comment
        put the value in quotes, or move the comment to its own line
    content/support/versions.yaml:1:10  the value ends at \`Gateway\`, because YAML treats \`#c\` as a comment
        put the value in quotes, or move the comment to its own line"
  `);
});
