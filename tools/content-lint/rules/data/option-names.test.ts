import { expect, test } from "vitest";
import { resourceKindSchema } from "../../../../src/model/reference/resource-kind";
import { limitInterceptor } from "../../facts/limit-interceptor.test-support";
import type { ContentProblem } from "../../../../src/model/problem/problem";
import { contentOf, noFacts, noProseRules } from "../../rule/content.test-support";
import { someKafka } from "../../facts/kafka.test-support";
import { optionNames } from "./option-names";

const option = (name: string) => ({ name, type: "string" as const, required: false, description: "Some." });
const limit = {
  ...limitInterceptor,
  pluginClass: "io.conduktor.gateway.interceptor.LimitPlugin",
  options: [
    option("maximumBytes"),
    {
      ...option("kmsConfig"),
      type: "object" as const,
      options: [{ ...option("vault"), type: "object" as const, options: [option("uri"), option("keyId")] }],
    },
    { ...option("fieldRules"), type: "map" as const },
  ],
};
const other = {
  ...limitInterceptor,
  id: "other",
  pluginClass: "io.conduktor.gateway.interceptor.OtherPlugin",
  options: [option("otherOption")],
};
const kind = resourceKindSchema.parse({
  ...{ kind: "Interceptor", apiVersion: "gateway/v2", identity: ["metadata.name"], path: "/interceptor" },
  ...{ summary: "An interceptor.", checks: [] },
  metadata: [{ name: "scope", type: "object", required: false, description: "For whom." }],
  spec: [{ name: "pluginClass", type: "string", required: true, description: "Class." }],
  example: { apiVersion: "gateway/v2", kind: "Interceptor", metadata: { name: "a" }, spec: {} },
});

const facts = { ...noFacts, interceptors: [limit, other], kinds: [kind], kafka: someKafka };
const page = "content/gateway/interceptors/limit.mdx";
const otherPage = { "content/gateway/interceptors/other.mdx": '<InterceptorOptions of="other" />' };

function problems(
  sentence: string,
  file = page,
  otherNames: Record<string, string[]> = {},
  data = "",
): string[] {
  const text = `<InterceptorOptions of="limit" />\n\n${sentence}\n`;
  const content = contentOf(
    { [file]: text, ...otherPage },
    {
      ...{ facts, prose: { ...noProseRules, otherNames } },
      data: [{ file: "content/interceptors/limit.yaml", text: data, prose: "" }],
    },
  );
  return (optionNames.check(content) as ContentProblem[]).map(
    (each) => `${each.file}:${each.line} ${each.message}`,
  );
}

test.each([
  "Set `maximumBytes`.",
  "`kmsConfig.vault.uri`, `config.kmsConfig.vault`, `vault.keyId` and `keyId`",
  "`fieldRules.anything.below`",
  "In `metadata.scope` and `spec.pluginClass`",
  "`compose.yaml`, `MaximumByte`, `maximum`, `kmsConfig: x` and plain maximumByte",
  "`otherOption` of [the other](./other.mdx)",
  "`io.conduktor.gateway.interceptor.LimitPlugin` in `io.conduktor.gateway.interceptor.safeguard`",
  '`customerId`\n\n```json\n{ "customerId": 1 }\n```',
])("no finding: %s", (sentence) => {
  expect(problems(sentence)).toEqual([]);
});

test.each([
  ["maximumByte"],
  ["kmsConfig.vault.url"],
  ["kmsConfig.valut"],
  ["kmsConfig.vault.uri.more"],
  ["otherOption"],
  ["record.key"],
  ["customerId"],
])("no interceptor of the page has the option %s", (name) => {
  expect(problems(`Set \`${name}\`.`)).toEqual([
    `${page}:3 \`${name}\` isn't an option of an interceptor on this page`,
  ]);
});

test("an unknown class is reported even on pages without an interceptor", () => {
  const name = "io.conduktor.gateway.interceptor.LimitPlugins";
  expect(problems(`\`${name}\``)).toEqual([`${page}:3 \`${name}\` isn't the class of an interceptor`]);
});

test("the data's own texts are checked against the interceptor", () => {
  const data = "description: With `maximumBytes`.\nlimits:\n  - Not above `maximumByte`.\n";
  expect(problems("", page, {}, data)).toEqual([
    "content/interceptors/limit.yaml:3 `maximumByte` isn't an option of an interceptor on this page",
  ]);
});

test.each(["gateway/concepts/limit", "gateway/how-to/limit", "guides/conduktor-concepts/limit"])(
  "an unknown option is reported in content/%s.mdx, which has an interceptor",
  (id) => {
    const file = `content/${id}.mdx`;
    expect(problems("`maximumByte`", file)).toEqual([
      `${file}:3 \`maximumByte\` isn't an option of an interceptor on this page`,
    ]);
  },
);

test("pages about other topics can use any name", () => {
  expect(problems("`maximumByte`", "content/guides/support/limit.mdx")).toEqual([]);
  expect(optionNames.check(contentOf({ [page]: "`maximumByte`" }, { facts }))).toEqual([]);
});

test("Kafka properties have no findings", () => {
  expect(problems("`linger.ms`")).toEqual([]);
  expect(problems("`linger.millis`")).toHaveLength(1);
});

test("a name listed as something else has no findings, and is reported if it's no longer used", () => {
  expect(problems("`record.key`", page, { expressions: ["record.key"] })).toEqual([]);
  expect(problems("", page, { expressions: ["record.key"] })).toEqual([
    'content/prose.yaml:0 "record.key" in `otherNames` isn\'t used on any interceptor page',
  ]);
});
