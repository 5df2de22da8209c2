import { expect, test } from "vitest";
import type { Interceptor } from "../../model/reference/interceptor";
import { interceptorBlocks, optionAnchor } from "./interceptor-blocks";

const interceptor: Interceptor = {
  id: "limit-policy",
  name: "Limit policy",
  pluginClass: "io.example.LimitPolicyPlugin",
  kind: "traffic-control",
  goals: ["protect brokers"],
  requests: ["Produce"],
  summary: "Refuses requests.",
  needs: ["schema registry"],
  options: [
    { name: "topic", type: "regex", required: false, default: "a|b", description: "Topics, `a|b`." },
    {
      name: "limit",
      type: "integer",
      required: true,
      min: 1,
      max: 12,
      description: "Most of\nall.",
      example: 6,
    },
    {
      name: "fields",
      type: "list",
      of: "object",
      required: false,
      description: "Fields.",
      options: [{ name: "name", type: "enum", required: true, values: ["A", "B"], description: "Its name." }],
    },
  ],
  example: { topic: "orders.*" },
  errors: [{ error: "POLICY_VIOLATION", when: "Too many.", message: "Request {x}" }],
  limits: ["It costs a little."],
  demos: [],
};
const markdown = (name: string, change: Partial<Interceptor> = {}) =>
  interceptorBlocks[name]?.({ ...interceptor, ...change });

test("options are rows with an anchor each, nested options have their path, and pipes are escaped", () => {
  expect(markdown("InterceptorOptions")).toMatchInlineSnapshot(`
    "| Option | Type | Default | Description |
    | --- | --- | --- | --- |
    | <span id="option-topic">[\`topic\`](#option-topic)</span> | regex | \`a\\|b\` | Topics, \`a\\|b\`. |
    | <span id="option-limit">[\`limit\`](#option-limit)</span> | integer, **required** |  | Most of all. At least 1. At most 12. Example: \`6\`. |
    | <span id="option-fields">[\`fields\`](#option-fields)</span> | list of object |  | Fields. |
    | <span id="option-fields-name">[\`fields[].name\`](#option-fields-name)</span> | enum, **required** |  | Its name. One of \`A\`, \`B\`. |"
  `);
});

test("an undocumented default is labeled as such, and allowed prefixes are listed", () => {
  const options: Interceptor["options"] = [
    { name: "size", type: "integer", required: false, defaultUndocumented: true, description: "Size." },
    { name: "key", type: "string", required: true, prefixes: ["a://", "b://"], description: "Key." },
  ];
  expect(markdown("InterceptorOptions", { options })).toMatchInlineSnapshot(`
    "| Option | Type | Default | Description |
    | --- | --- | --- | --- |
    | <span id="option-size">[\`size\`](#option-size)</span> | integer | not documented | Size. |
    | <span id="option-key">[\`key\`](#option-key)</span> | string, **required** |  | Key. Starts with \`a://\`, \`b://\`. |"
  `);
});

test("the example is the complete resource", () => {
  expect(markdown("InterceptorExample")).toMatchInlineSnapshot(`
    "\`\`\`yaml title="limit-policy.yaml"
    apiVersion: gateway/v2
    kind: Interceptor
    metadata:
      name: limit-policy
    spec:
      pluginClass: io.example.LimitPolicyPlugin
      priority: 100
      config:
        topic: orders.*
    \`\`\`"
  `);
});

test("facts, errors and limits are written out", () => {
  expect(
    ["InterceptorFacts", "InterceptorErrors", "InterceptorLimits"].map((name) => markdown(name)).join("\n\n"),
  ).toMatchInlineSnapshot(`
    "- **Plugin class:** \`io.example.LimitPolicyPlugin\`
    - **Acts on:** \`Produce\`
    - **Requires:** schema registry

    | Error | When | Message |
    | --- | --- | --- |
    | \`POLICY_VIOLATION\` | Too many. | \`Request {x}\` |

    - It costs a little."
  `);
});

test("if an interceptor has no options or errors, a sentence says so", () => {
  expect([
    markdown("InterceptorOptions", { options: [] }),
    markdown("InterceptorErrors", { errors: [] }),
  ]).toEqual([
    "This interceptor has no options, so its `config` is empty.",
    "This interceptor doesn't reject any requests.",
  ]);
});

test("an option's anchor consists of letters, digits and dashes", () => {
  expect(optionAnchor("fields[].maskingRule.$type")).toBe("option-fields-maskingRule-type");
});

test("in an example, a reference that Gateway resolves is escaped for the CLI", () => {
  const example = { topic: "orders", kmsConfig: { vault: { token: "${VAULT_TOKEN}" } } };
  expect(markdown("InterceptorExample", { example })).toContain("token: $${VAULT_TOKEN}\n");
});
