import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dataBlock } from "./data-blocks";

let root = "";

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "data-blocks-"));
  for (const [file, yaml] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), yaml);
  }
});

afterAll(() => rmSync(root, { recursive: true }));

function block(name: string, properties: Record<string, unknown>): string {
  const problems: string[] = [];
  const made = dataBlock(name, properties, root, (message, hint) =>
    problems.push(`${message} (${hint ?? ""})`),
  );
  return [...problems, ...(made?.markdown ? [made.markdown] : [])].join("\n");
}

describe("the content of a block", () => {
  test("variables of products other than Gateway are selected by the product's name", () => {
    expect(block("EnvironmentVariables", { product: "console", group: "monitoring" })).toMatchInlineSnapshot(`
      "| Variable | Type | Default | Since | Description |
      | --- | --- | --- | --- | --- |
      | <span id="CDK_MONITORING_CORTEX-URL">[\`CDK_MONITORING_CORTEX-URL\`](#CDK_MONITORING_CORTEX-URL)</span> | string | none |  | Address. |
      | <span id="CDK_CLUSTERS_0_ID">[\`CDK_CLUSTERS_0_ID\`](#CDK_CLUSTERS_0_ID)</span> | string | none | 1.2.0 | First ID. |"
    `);
  });

  test("each variable has a row with an anchor of its exact name", () => {
    expect(block("EnvironmentVariables", { group: "network" })).toMatchInlineSnapshot(`
      "| Variable | Type | Default | Since | Description |
      | --- | --- | --- | --- | --- |
      | <span id="PORT_START">[\`PORT_START\`](#PORT_START)</span> | integer, **required** | none |  | First port. Example: \`9092\`. |
      | <span id="ROUTING">[\`ROUTING\`](#ROUTING)</span> | enum | \`port\` (the simple way) | 3.1.0 | How. One of \`port\`, \`host\`. |
      | <span id="KAFKA_CLUSTER_ID_">[\`KAFKA_<CLUSTER ID>_…\`](#KAFKA_CLUSTER_ID_)</span> | string | none |  | **Obsolete.** Any. |"
    `);
  });

  test("metrics have unit, labels and the names of their series", () => {
    expect(block("Metrics", { group: "traffic" })).toMatchInlineSnapshot(`
      "| Metric | Type | Labels | Description |
      | --- | --- | --- | --- |
      | <span id="bytes_exchanged">[\`bytes_exchanged\`](#bytes_exchanged)</span> | counter, bytes | \`vcluster\` | Bytes. Shown as \`bytes_exchanged_total\`. |"
    `);
  });

  test("fields of a resource have their path, with nested fields below their parent", () => {
    expect(block("ResourceFields", { kind: "Group" })).toMatchInlineSnapshot(`
      "| Field | Type | Default | Description |
      | --- | --- | --- | --- |
      | <span id="Group-metadata-name">[\`metadata.name\`](#Group-metadata-name)</span> | string, **required** |  | Name. Matches \`[a-z]+\`. Example: \`batch\`. |
      | <span id="Group-spec-members">[\`spec.members\`](#Group-spec-members)</span> | list of object | \`[]\` | Members. |
      | <span id="Group-spec-members-name">[\`spec.members[].name\`](#Group-spec-members-name)</span> | string, **required** |  | Name. |
      | <span id="Group-spec-type">[\`spec.type\`](#Group-spec-type)</span> | enum, **required** |  | Type. One of \`A\`, \`B\`. |
      | <span id="Group-spec-key">[\`spec.key\`](#Group-spec-key)</span> | string, **required** |  | With \`type\` \`A\`: Key of A. |
      | \`spec.key\` | integer, **required** |  | With \`type\` \`B\`: Key of B. |
      | <span id="Group-spec-rules">[\`spec.rules\`](#Group-spec-rules)</span> | map of object |  | Rules. |
      | <span id="Group-spec-rules-rule">[\`spec.rules.*.rule\`](#Group-spec-rules-rule)</span> | string, **required** |  | Rule. |"
    `);
  });

  test("flags of a command are shown as users type them", () => {
    expect(block("CliFlags", { command: "apply" })).toMatchInlineSnapshot(`
      "| Flag | Default | Description |
      | --- | --- | --- |
      | <span id="flag-apply-file">[\`-f, --file PATH\`](#flag-apply-file)</span> | **required** | Files. May be repeated. |
      | <span id="flag-apply-dry-run">[\`--dry-run\`](#flag-apply-dry-run)</span> | \`false\` | Check only. |"
    `);
  });

  test("endpoints show what they accept and return", () => {
    expect(block("ApiEndpoints", { group: "groups" })).toMatchInlineSnapshot(`
      "| Request | Does | Takes | Answers |
      | --- | --- | --- | --- |
      | <span id="PUT-group">[\`PUT /group\`](#PUT-group)</span> | Create one. | Body: A group. Query: \`dryMode\`. | 200. 404: A member is missing. |"
    `);
  });
});

describe("problems with a block", () => {
  test("an unknown group, kind or command is reported with the known ones", () => {
    expect([
      block("EnvironmentVariables", { group: "netwrok" }),
      block("ResourceFields", { kind: "Grp" }),
      block("CliFlags", { command: "aply" }),
    ]).toMatchInlineSnapshot(`
      [
        "there is no group \`netwrok\` (did you mean \`network\`? Groups of content/reference/gateway-variables.yaml: network)",
        "there is no kind \`Grp\` (did you mean \`Group\`? Looked for content/resources/Grp.yaml)",
        "there is no command \`aply\` (did you mean \`apply\`? Commands: apply)",
      ]
    `);
  });

  test("missing and unknown properties are reported with an example of the component", () => {
    expect([block("Metrics", {}), block("CliExitCodes", { of: "get" })]).toMatchInlineSnapshot(`
      [
        "\`group\` of \`<Metrics>\`: is missing, text is expected (write <Metrics group="…" />)",
        "\`of\` of \`<CliExitCodes>\`: unknown key (write <CliExitCodes />)",
      ]
    `);
  });
});

const files = {
  "content/reference/gateway-variables.yaml": `
groups:
  - id: network
    title: Network
    variables:
      - { name: PORT_START, type: integer, required: true, description: First port., example: "9092" }
      - { name: ROUTING, type: enum, default: port, defaultNote: the simple way, values: [port, host], description: How., since: 3.1.0 }
      - { name: "KAFKA_<CLUSTER ID>_", prefix: true, type: string, status: obsolete, description: Any. }
`,
  "content/reference/console-variables.yaml": `
groups:
  - id: monitoring
    title: Monitoring
    variables:
      - { name: CDK_MONITORING_CORTEX-URL, type: string, description: Address. }
      - { name: CDK_CLUSTERS_0_ID, type: string, since: 1.2.0, description: First ID. }
`,
  "content/reference/gateway-metrics.yaml": `
groups:
  - id: traffic
    title: Traffic
    metrics:
      - { name: bytes_exchanged, series: [bytes_exchanged_total], type: counter, unit: bytes, labels: [vcluster], description: Bytes. }
`,
  "content/reference/gateway-api.yaml": `
groups:
  - id: groups
    title: Groups
    endpoints:
      - { method: PUT, path: /group, purpose: Create one, query: [dryMode], body: A group, answer: "200", errors: [{ status: 404, when: A member is missing }] }
`,
  "content/reference/cli.yaml": `
program: tool
globalFlags: []
commands:
  - name: apply
    summary: Applies.
    flags:
      - { name: file, short: f, value: path, required: true, repeatable: true, description: Files. }
      - { name: dry-run, default: "false", description: Check only. }
kinds: []
variables: []
exitCodes: []
later: []
`,
  "content/resources/Group.yaml": `
kind: Group
apiVersion: gateway/v2
identity: [metadata.name]
path: /group
summary: A group.
metadata:
  - { name: name, type: string, required: true, pattern: "[a-z]+", description: Name., example: batch }
spec:
  - name: members
    type: list
    of: object
    required: false
    default: []
    description: Members.
    fields:
      - { name: name, type: string, required: true, description: Name. }
  - { name: type, type: enum, required: true, values: [A, B], description: Type. }
  - { name: key, type: string, required: true, when: { field: type, is: [A] }, description: Key of A. }
  - { name: key, type: integer, required: true, when: { field: type, is: [B] }, description: Key of B. }
  - name: rules
    type: map
    of: object
    required: false
    description: Rules.
    fields:
      - { name: rule, type: string, required: true, description: Rule. }
example: {}
checks: []
`,
};
