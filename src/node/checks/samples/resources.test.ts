import { expect, test } from "vitest";
import type { Interceptor } from "../../../model/interceptor";
import type { ResourceKind } from "../../../model/resource-kind";
import { composeFindings } from "./compose";
import { resourceFindings } from "./resources";
import type { Finding } from "./sample";
import { yamlDocuments } from "./yaml-documents";

const kind: ResourceKind = {
  kind: "GatewayGroup",
  apiVersion: "gateway/v2",
  identity: ["metadata.name"],
  path: "/group",
  summary: "A group.",
  metadata: [{ name: "name", type: "string", required: true, pattern: "[a-z-]+", description: "Name." }],
  spec: [
    {
      name: "members",
      type: "list",
      of: "object",
      required: true,
      maxItems: 2,
      description: "Members.",
      fields: [{ name: "name", type: "string", required: true, description: "Name." }],
    },
    { name: "size", type: "integer", required: false, min: 1, description: "Size." },
  ],
  example: {},
  checks: [],
};

const interceptor: Interceptor = {
  id: "limit",
  name: "Limit",
  pluginClass: "io.example.LimitPlugin",
  kind: "traffic-control",
  goals: ["protect brokers"],
  requests: ["Produce"],
  summary: "Limits.",
  needs: [],
  options: [
    { name: "topic", type: "regex", required: false, description: "Topics." },
    {
      name: "acks",
      type: "object",
      required: false,
      description: "Acks.",
      options: [
        {
          name: "action",
          type: "enum",
          required: true,
          values: ["BLOCK", "INFO"],
          description: "What happens.",
        },
      ],
    },
    {
      name: "fields",
      type: "list",
      of: "object",
      required: false,
      description: "Fields.",
      options: [{ name: "name", type: "string", required: true, description: "Name." }],
    },
  ],
  example: {},
  errors: [],
  limits: [],
  demos: [],
};

const shown = (findings: Finding[]) =>
  findings.map(({ line, message, hint }) => `${line}: ${message}${hint ? ` (${hint})` : ""}`);
const findings = (yaml: string) =>
  shown(
    yamlDocuments(yaml).documents.flatMap((document) =>
      resourceFindings(document, { kinds: [kind], interceptors: [interceptor] }),
    ),
  );

test("a resource that fits its kind has no findings, and neither has what isn't Gateway's", () => {
  const good = `
apiVersion: gateway/v2
kind: GatewayGroup
metadata:
  name: batch-jobs
spec:
  members: [{ name: billing }]
  size: $SIZE
---
apiVersion: v1
kind: Secret
anything: goes
`;
  expect(findings(good)).toEqual([]);
});

test("unknown keys, missing fields and values that don't fit are reported at their lines", () => {
  const bad = `
apiVersion: gateway/v2
kind: GatewayGroup
metadata:
  name: Batch
  owner: me
spec:
  membrs: []
  size: 0
---
apiVersion: gateway/v2
kind: GatewayGroup
metadata:
  name: a
spec:
  members:
    - name: b
    - nam: c
    - name: 5
`;
  expect(findings(bad)).toMatchInlineSnapshot(`
    [
      "5: GatewayGroup: \`metadata.name\`: "Batch" doesn't match ^(?:[a-z-]+)$",
      "6: GatewayGroup: \`metadata.owner\`: unknown key (Known keys: name)",
      "7: GatewayGroup: \`spec.members\` is missing",
      "8: GatewayGroup: \`spec.membrs\`: unknown key (did you mean \`members\`? Known keys: members, size)",
      "9: GatewayGroup: \`spec.size\`: at least 1",
      "16: GatewayGroup: \`spec.members\`: at most 2 entries, found 3",
    ]
  `);
});

test("a kind that there isn't is reported, in the answer of the API too", () => {
  expect(findings(`[{"apiVersion": "gateway/v2", "kind": "GatewayGrup"}]`)).toEqual([
    "1: `kind`: unknown kind GatewayGrup (did you mean `GatewayGroup`? Kinds: GatewayGroup)",
  ]);
});

test("options of a plugin are held to its data wherever the plugin is configured, nested ones too", () => {
  const values = `
gateway:
  interceptors:
    - name: a
      pluginClass: io.example.LimitPlugin
      config:
        topc: x
        acks: { action: BLOK }
        fields:
          - name: y
            kind: z
    - name: b
      pluginClass: io.example.LimmitPlugin
      config: {}
`;
  expect(findings(values)).toMatchInlineSnapshot(`
    [
      "7: limit: \`topc\`: unknown option (did you mean \`topic\`? Options: topic, acks, fields)",
      "8: limit: \`acks.action\`: "BLOK" isn't one of BLOCK, INFO",
      "11: limit: \`fields.0.kind\`: unknown option (Options: name)",
      "13: no interceptor has the class io.example.LimmitPlugin (did you mean \`io.example.LimitPlugin\`? )",
    ]
  `);
});

test("Compose files have no keys that Compose doesn't know", () => {
  const compose = `
x-own: { anything: 1 }
services:
  gateway:
    image: a
    enviroment: {}
    healthcheck:
      test: b
      intervall: 5s
netwroks: {}
`;
  expect(yamlDocuments(compose).documents.flatMap((document) => shown(composeFindings(document)))).toEqual([
    "10: Compose knows no key `netwroks` (did you mean `networks`? )",
    "6: Compose knows no key `services.gateway.enviroment` (did you mean `environment`? )",
    "9: Compose knows no key `services.gateway.healthcheck.intervall` (did you mean `interval`? )",
  ]);
});

test("a file with services that isn't for Compose is left alone", () => {
  expect(
    yamlDocuments("services:\n  external: { enable: true }\nother: 1").documents.flatMap(composeFindings),
  ).toEqual([]);
});
