import { expect, test } from "vitest";
import type { Interceptor } from "../../../../src/model/reference/interceptor";
import type { ResourceKind } from "../../../../src/model/reference/resource-kind";
import { composeFindings } from "./compose-keys";
import { pluginFindings } from "./plugins";
import { resourceFindings } from "./resources";
import type { Finding } from "../../document/finding";
import { yamlDocuments } from "../../languages/yaml-documents";
import { limitInterceptor } from "../../facts/limit-interceptor.test-support";

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
  ...limitInterceptor,
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
    yamlDocuments(yaml).documents.flatMap((document) => [
      ...resourceFindings(document, [kind]),
      ...pluginFindings(document, [interceptor]),
    ]),
  );

test("a valid resource has no findings, and neither do resources of other products", () => {
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

test("unknown keys, missing fields and invalid values are reported at their lines", () => {
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
      "5: GatewayGroup: \`metadata.name\` must match ^(?:[a-z-]+)$, but is "Batch"",
      "6: GatewayGroup: \`metadata.owner\` isn't a known key (Known keys: name)",
      "7: GatewayGroup: \`spec.members\` is missing",
      "8: GatewayGroup: \`spec.membrs\` isn't a known key (did you mean \`members\`? Known keys: members, size)",
      "9: GatewayGroup: \`spec.size\` must be at least 1, but is 0",
      "16: GatewayGroup: \`spec.members\` must have at most 2 items, but has 3",
    ]
  `);
});

test("an unknown kind is reported, even in an API response", () => {
  expect(findings(`[{"apiVersion": "gateway/v2", "kind": "GatewayGrup"}]`)).toEqual([
    "1: `kind` can't be GatewayGrup (did you mean `GatewayGroup`? Kinds of gateway/v2: GatewayGroup)",
  ]);
});

const alert: ResourceKind = {
  ...kind,
  kind: "Alert",
  apiVersion: "console/v3",
  metadata: ["name", "user", "group"].map((name) => ({
    name,
    type: "string",
    required: name === "name",
    description: "Name or owner.",
  })),
  spec: [
    { name: "type", type: "enum", values: ["Slack", "Teams"], required: true, description: "Where." },
    {
      name: "channel",
      type: "string",
      required: true,
      when: { field: "type", is: ["Slack"] },
      description: "Channel.",
    },
    {
      name: "rights",
      type: "list",
      of: "string",
      values: ["read"],
      required: false,
      when: { field: "type", is: ["Slack"] },
      description: "Rights in Slack.",
    },
    {
      name: "rights",
      type: "list",
      of: "string",
      values: ["post"],
      required: false,
      when: { field: "type", is: ["Teams"] },
      description: "Rights in Teams.",
    },
    {
      name: "limits",
      type: "map",
      of: "object",
      required: false,
      description: "Limits.",
      fields: [{ name: "max", type: "integer", max: 10, required: true, description: "Most." }],
    },
  ],
  exactlyOne: [{ in: "metadata", of: [["user"], ["group"]] }],
};
const account: ResourceKind = { ...kind, kind: "ServiceAccount", apiVersion: "v1" };
const known = [alert, account];
const ofConsole = (yaml: string, isHistory = false) =>
  shown(yamlDocuments(yaml).documents.flatMap((document) => resourceFindings(document, known, isHistory)));

test("fields that depend on another field are required, rejected and checked according to its value", () => {
  const named = "apiVersion: console/v3\nkind: Alert\nmetadata: { name: a, user: b }\n";
  expect(
    ofConsole(`${named}spec: { type: Slack, channel: a, rights: [read], limits: { any: { max: 1 } } }`),
  ).toEqual([]);
  expect(ofConsole(`${named}spec: { type: $TYPE, rights: [read] }`)).toEqual([]);
  expect(ofConsole(`${named}spec: { type: Slack, rights: [post], limits: { any: { max: 11 } } }`)).toEqual([
    "4: Alert: `spec.limits.any.max` must be at most 10, but is 11",
    "4: Alert: `spec.channel` is missing",
    '4: Alert: `spec.rights.0` must be one of read, but is "post"',
  ]);
  expect(ofConsole(`${named}spec:\n  type: Teams\n  rights: [post]\n  channel: a`)).toEqual([
    "7: Alert: `spec.channel` isn't allowed with `type: Teams`",
  ]);
});

test("exactly one of several mutually exclusive fields must be set", () => {
  const of = (metadata: string) =>
    ofConsole(
      `apiVersion: console/v3\nkind: Alert\nmetadata: ${metadata}\nspec: { type: Slack, channel: a }`,
    );
  const expected = ["3: Alert: `metadata` must have exactly one of user, group"];
  expect(of("{ name: a, group: b }")).toEqual([]);
  expect(of("{ name: a }")).toEqual(expected);
  expect(of("{ name: a, user: b, group: c }")).toEqual(expected);
});

test("an unknown version is reported with the known ones", () => {
  expect(ofConsole("kind: Alert\napiVersion: console/v2")).toEqual([
    "2: `apiVersion` of Alert can't be console/v2 (use console/v3)",
  ]);
  expect(ofConsole("apiVersion: consol/v3\nkind: Warning")).toEqual([
    "1: `apiVersion` can't be consol/v3 (did you mean `console/v3`? Versions: console/v3, v1)",
  ]);
});

test("notes of old releases can use removed kinds and versions, but existing ones must be valid", () => {
  expect(ofConsole("apiVersion: v2\nkind: Alert", true)).toEqual([]);
  expect(ofConsole("apiVersion: console/v3\nkind: Alert\nmetadata: { name: a, user: b }", true)).toEqual([
    "1: Alert: `spec` is missing",
  ]);
});

test("Kubernetes resources are ignored, even if a kind has the same name", () => {
  const foreign = ["v1 Secret", "v1 ServiceAccount", "apps/v1 Deployment", "networking.k8s.io/v1 Ingress"];
  for (const [apiVersion, name] of foreign.map((each) => each.split(" ")))
    expect(ofConsole(`apiVersion: ${apiVersion}\nkind: ${name}\nmetadata: {}`), name).toEqual([]);
  expect(ofConsole("apiVersion: v1\nkind: ServiceAccount\nmetadata: { name: a }\nspec: {}")).toEqual([
    "4: ServiceAccount: `spec.members` is missing",
  ]);
});

test("a plugin's options, including nested ones, are checked against its data wherever the plugin is configured", () => {
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
      "7: limit: \`topc\` isn't an option (did you mean \`topic\`? Options: topic, acks, fields)",
      "8: limit: \`acks.action\` must be one of BLOCK, INFO, but is "BLOK"",
      "11: limit: \`fields.0.kind\` isn't an option (Options: name)",
      "13: io.example.LimmitPlugin isn't the class of an interceptor (did you mean \`io.example.LimitPlugin\`? )",
    ]
  `);
});

test("keys that Compose doesn't support are reported in Compose files", () => {
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
    "10: `netwroks` isn't a Compose key (did you mean `networks`? )",
    "6: `services.gateway.enviroment` isn't a Compose key (did you mean `environment`? )",
    "9: `services.gateway.healthcheck.intervall` isn't a Compose key (did you mean `interval`? )",
  ]);
});

test("a file with services that isn't a Compose file is ignored", () => {
  expect(
    yamlDocuments("services:\n  external: { enable: true }\nother: 1").documents.flatMap(composeFindings),
  ).toEqual([]);
});
