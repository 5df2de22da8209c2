import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { resourceKindSchema, type ResourceField } from "../../model/reference/resource-kind";
import { checkYaml } from "../reading/yaml-file";
import {
  readCommandLine,
  readResourceKind,
  resourceFile,
  resourceKindNames,
} from "../data-files/reference-file";

const root = process.cwd();
const kinds = resourceKindNames(root).map((name) => readResourceKind(root, name).value!);
const folder = path.join(root, "content/platform/reference/resource-reference");
const pages = new Map(
  readdirSync(folder)
    .filter((file) => file !== "index.mdx")
    .map((file) => [file, readFileSync(path.join(folder, file), "utf8")]),
);
const withFields = (fields: readonly ResourceField[] = []): ResourceField[] =>
  fields.flatMap((field) => [field, ...withFields(field.fields)]);

test("the fields that identify a resource are metadata fields", () => {
  for (const { kind, identity, metadata } of kinds)
    for (const name of identity)
      expect(
        metadata.map((field) => `metadata.${field.name}`),
        kind,
      ).toContain(name);
});

test("each field and value of Console's kinds is on the page with the kind's heading", () => {
  const missing = kinds
    .filter(({ apiVersion }) => apiVersion !== "gateway/v2")
    .flatMap(({ kind, metadata, spec }) => {
      const page = [...pages].find(([, text]) => text.includes(`\n## ${kind}\n`));
      if (!page) return [`${kind} has no heading`];
      const [file, text] = page;
      // Permissions are listed once, next to the users and groups.
      const all = file === "self-service.mdx" ? text + (pages.get("console.mdx") ?? "") : text;
      const shown = text.includes(`<ResourceFields kind="${kind}" />`);
      return withFields([...metadata, ...spec]).flatMap(({ name, values = [] }) =>
        [name, ...values]
          .filter((word) => !shown && !new RegExp(`(?<![A-Za-z])${word}(?![A-Za-z])`).test(all))
          .map((word) => `${file}: ${kind} lacks ${word}`),
      );
    });
  expect([...new Set(missing)]).toEqual([]);
});

test("each kind is in the overview with its version, and the CLI supports it", () => {
  const overview = readFileSync(path.join(folder, "index.mdx"), "utf8");
  const rows = [...overview.matchAll(/^\| \[`(\w+)`\]\([^)]+\) \| `([\w/-]+)` \|/gm)].map(
    ([, kind, version]) => `${kind} ${version}`,
  );
  const own = kinds.filter(({ apiVersion }) => apiVersion !== "gateway/v2");
  expect(rows.sort()).toEqual(own.map(({ kind, apiVersion }) => `${kind} ${apiVersion}`).sort());
  const known = readCommandLine(root).value!.kinds.map(({ name }) => name);
  expect(known.sort()).toEqual(kinds.map(({ kind }) => kind).sort());
});

test("users and groups accept the same permissions, and application groups accept those on resources they can own", () => {
  const permissionsOf = (name: string) =>
    kinds.find(({ kind }) => kind === name)!.spec.find((field) => field.name === "permissions")!.fields!;
  const rightsOf = (name: string, type: string) =>
    permissionsOf(name).find(({ name: key, when }) => key === "permissions" && when?.is.includes(type))
      ?.values;
  expect(permissionsOf("Group")).toEqual(permissionsOf("User"));
  for (const type of ["TOPIC", "SUBJECT", "CONSUMER_GROUP"])
    expect(rightsOf("ApplicationGroup", type), type).toEqual(rightsOf("User", type));
  expect(rightsOf("ApplicationGroup", "CONNECTOR")).toEqual(rightsOf("User", "KAFKA_CONNECT"));
});

test("a condition that no value of its neighboring field meets is reported at its line", () => {
  const yaml = readFileSync(path.join(root, resourceFile("KsqlDBCluster")), "utf8");
  const wrong = yaml.replace("is: [BasicAuth]", "is: [BasicAut]");
  const { problems } = checkYaml("KsqlDBCluster.yaml", wrong, resourceKindSchema);
  const line = wrong.slice(0, wrong.indexOf("is: [BasicAut]")).split("\n").length;
  expect(problems).toMatchObject([
    {
      line,
      message: expect.stringContaining(
        '`type` has no value "BasicAut", but BasicAuth, BearerToken',
      ) as string,
    },
  ]);
});
