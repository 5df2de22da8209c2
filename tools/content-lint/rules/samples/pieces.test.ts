import { expect, test } from "vitest";
import { resourceKindSchema } from "../../../../src/model/reference/resource-kind";
import { limitInterceptor } from "../../facts/limit-interceptor.test-support";
import { pieceFindings } from "./pieces";
import { yamlDocuments } from "../../languages/yaml-documents";

const text = (name: string, required = false) => ({ name, type: "string", required, description: "Some." });
const cluster = resourceKindSchema.parse({
  ...{ kind: "Cluster", apiVersion: "console/v2", identity: ["metadata.name"], path: "/cluster" },
  ...{ summary: "A cluster.", checks: [], exactlyOne: [{ in: "spec", of: [["name"], ["alias"]] }] },
  metadata: [text("name", true)],
  spec: [
    text("servers", true),
    text("name"),
    text("alias"),
    {
      ...{ name: "security", type: "object", required: false, description: "Security." },
      fields: [
        { name: "type", type: "enum", values: ["Basic", "None"], required: true, description: "Type." },
        { ...text("user", true), when: { field: "type", is: ["Basic"] } },
      ],
    },
  ],
  example: { apiVersion: "console/v2", kind: "Cluster", metadata: { name: "a" }, spec: { servers: "b" } },
});
const limit = {
  ...limitInterceptor,
  options: [
    { name: "topic", type: "regex" as const, required: true, description: "Topics." },
    {
      ...{ name: "size", type: "object" as const, required: true, description: "Size." },
      options: [
        { name: "bytes", type: "integer" as const, required: true, description: "Bytes." },
        { name: "action", type: "string" as const, required: false, description: "Action." },
      ],
    },
  ],
};

function findings(part: string, yaml: string): string[] {
  const { documents } = yamlDocuments(yaml);
  return documents.flatMap((document) =>
    pieceFindings(document, part, { kinds: [cluster], interceptors: [limit] }, [limit]).map(
      ({ line, message }) => `${line}: ${message}`,
    ),
  );
}

test.each([
  ["Cluster", "spec:\n  security:\n    type: None"],
  ["Cluster", "metadata:\n  name: a\nspec:\n  name: b"],
  ["Cluster.spec", "security:\n  type: Basic\n  user: ops"],
  ["Cluster.metadata", "name: a"],
  ["limit", "topic: a.*"],
  ["limit", "config:\n  size:\n    bytes: 1"],
  ["none", "spec:\n  replicas: 1"],
  ["", "kind: Cluster\nspec: {}"],
  ["", "services: {}"],
  ["", "- spec"],
])("a valid piece of %s has no findings", (part, yaml) => {
  expect(findings(part, yaml)).toEqual([]);
});

test.each([
  ["Cluster", "spec:\n  securty: {}", "2: Cluster: `spec.securty` isn't a known key"],
  [
    "Cluster",
    "spec:\n  security:\n    type: Token",
    '3: Cluster: `spec.security.type` must be one of Basic, None, but is "Token"',
  ],
  ["Cluster", "spec:\n  security: {}", "2: Cluster: `spec.security.type` is missing"],
  ["Cluster", "security: {}", "1: Cluster: `security` isn't a known key"],
  ["Cluster.spec", "security:\n  type: Basic", "1: Cluster.spec: `security.user` is missing"],
  ["Cluster.spec", "servers: 1", "1: Cluster.spec: `servers` must be text, but is 1"],
  ["limit", "topics: a", "1: limit: `topics` isn't an option"],
  ["limit", "config:\n  size:\n    byte: 1", "2: limit: `size.bytes` is missing"],
  ["Clusters", "spec: {}", "1: `part` can't be Clusters"],
  ["Cluster.status", "spec: {}", "1: `part` can't be Cluster.status"],
  ["", "spec:\n  name: a", "1: the sample is a part of a resource, but doesn't name the resource"],
  ["", "metadata:\n  name: a", "1: the sample is a part of a resource, but doesn't name the resource"],
  ["", "config:\n  topic: a", "1: the sample is a part of a resource, but doesn't name the resource"],
])("an invalid piece of %s: %s", (part, yaml, message) => {
  expect(findings(part, yaml)).toContain(message);
});
