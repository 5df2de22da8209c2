import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitInterceptor } from "../../facts/limit-interceptor.test-support";
import type { ContentProblem } from "../../../../src/model/problem/problem";
import { contentOf, noFacts } from "../../rule/content.test-support";
import { unshownData } from "./unshown-data";

let root = "";
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "unshown-data-"));
  mkdirSync(path.join(root, "content/reference"), { recursive: true });
  const variables = (group: string) =>
    `groups:\n  - id: ${group}\n    title: Group\n    variables:\n      - { name: A, type: string, description: A. }\n`;
  writeFileSync(path.join(root, "content/reference/gateway-variables.yaml"), variables("tls"));
  writeFileSync(path.join(root, "content/reference/console-variables.yaml"), variables("logs"));
});
afterAll(() => rmSync(root, { recursive: true }));

const variables =
  '<EnvironmentVariables group="tls" />\n\n<EnvironmentVariables\n  product="console" group="logs"\n/>\n';
const limit = {
  ...limitInterceptor,
  options: [{ name: "topic", type: "string" as const, required: true, description: "Topic." }],
  errors: [{ error: "POLICY_VIOLATION", message: "no", when: "Always." }],
  limits: ["One."],
};
const names = ["Facts", "Options", "Example", "Errors", "Limits"].map((name) => `Interceptor${name}`);
const blocks = [...names, "ResourceBuilder"].map((name) => `<${name} of="limit" />\n`);
const messages = (text: string, interceptors = [limit]) =>
  (
    unshownData.check(
      contentOf({ "content/a.mdx": text }, { root, facts: { ...noFacts, interceptors } }),
    ) as ContentProblem[]
  ).map(({ file, message }) => `${file}: ${message}`);

test("data that pages show has no problems", () => {
  expect(messages(variables + blocks.join("\n"))).toEqual([]);
});

test("a group of variables and each part of an interceptor that no page shows is a problem", () => {
  expect(messages(blocks.join("\n"))).toEqual([
    'content/reference/gateway-variables.yaml: <EnvironmentVariables group="tls" /> isn\'t on any page',
    'content/reference/console-variables.yaml: <EnvironmentVariables product="console" group="logs" /> isn\'t on any page',
  ]);
  for (const block of blocks)
    expect(messages(variables + blocks.filter((each) => each !== block).join("\n"))).toEqual([
      `content/interceptors/limit.yaml: ${block.trim()} isn't on any page`,
    ]);
});

test("the content of a sample doesn't count as shown, except examples", () => {
  const shown = variables + blocks.filter((each) => !each.includes("Example")).join("\n");
  const sample = "```yaml\npluginClass: io.example.LimitPlugin\n```\n";
  expect(messages(shown + sample)).toEqual([]);
  expect(messages(`${shown}\`\`\`mdx\n<InterceptorExample of="limit" />\n\`\`\`\n`)).toHaveLength(1);
});

test("plugins with the same options need only one table of options", () => {
  const twin = { ...limit, id: "twin", pluginClass: "io.example.TwinPlugin" };
  const own = blocks.map((block) => block.replace("limit", "twin"));
  const without = own.filter((each) => !each.includes("Options"));
  expect(messages(variables + [...blocks, ...without].join("\n"), [limit, twin])).toEqual([]);
  expect(messages(variables + [...blocks, ...without].join("\n"), [limit, { ...twin, options: [] }])).toEqual(
    [],
  );
  const other = { ...twin, options: [{ ...limit.options[0]!, name: "other" }] };
  expect(messages(variables + [...blocks, ...without].join("\n"), [limit, other])).toEqual([
    'content/interceptors/twin.yaml: <InterceptorOptions of="twin" /> isn\'t on any page',
  ]);
});
