import { stringify } from "yaml";
import type { ResourceField, ResourceKind } from "../../model/reference/resource-kind";
import { didYouMean } from "../../model/problem/suggestion";
import { anchored, anchorId } from "./anchored";
import { propertiesNamed, type BlockDefinition } from "./block-definition";
import { code, table } from "./markdown-table";
import { readResourceKind, resourceFile, resourceKindNames } from "../data-files/reference-file";

/** The components that show a kind of resource: `<ResourceFields kind="VirtualCluster" />` and its example and checks. */
export const resourceBlocks: Readonly<Record<string, BlockDefinition>> = Object.fromEntries(
  Object.entries({ ResourceFields: fields, ResourceExample: example, ResourceChecks: checks }).map(
    ([name, show]): [string, BlockDefinition] => [
      name,
      {
        properties: propertiesNamed("kind"),
        usage: `<${name} kind="VirtualCluster" />`,
        make: ({ kind = "" }, root) => {
          const file = resourceFile(kind);
          const names = resourceKindNames(root);
          if (names.includes(kind)) {
            const { value } = readResourceKind(root, kind);
            return { file, markdown: value ? show(value) : "" };
          }
          const hint = `${didYouMean(kind, names)}Its file would be ${file}`;
          return { file, markdown: "", problem: { message: `\`${kind}\` isn't a kind of resource`, hint } };
        },
      },
    ],
  ),
);

function fields({ kind, metadata, spec }: ResourceKind): string {
  const list = [...flatten(metadata, "metadata."), ...flatten(spec, "spec.")];
  const names = list.map(({ name }) => name);
  const rows = list.map(({ name, field }, index) => [
    // A field with several forms has one row per form, but an ID can appear on a page only once.
    names.indexOf(name) === index ? anchored(`${kind}-${anchorId(name)}`, name) : code(name),
    typeOf(field),
    field.default === undefined ? "" : code(inline(field.default)),
    describe(field),
  ]);
  return table(["Field", "Type", "Default", "Description"], rows);
}

function flatten(list: readonly ResourceField[], prefix: string): { name: string; field: ResourceField }[] {
  return list.flatMap((field) => {
    const name = `${prefix}${field.name}`;
    return [{ name, field }, ...flatten(field.fields ?? [], `${name}${entryMark(field)}.`)];
  });
}

function entryMark({ type }: ResourceField): string {
  if (type === "list") return "[]";
  return type === "map" ? ".*" : "";
}

function typeOf({ type, of, required, readOnly }: ResourceField): string {
  const shown = of === undefined ? (type === "any" ? "object" : type) : `${type} of ${of}`;
  return [shown, ...(required ? ["**required**"] : []), ...(readOnly ? ["read-only"] : [])].join(", ");
}

function describe({
  description,
  when,
  values,
  anyCase,
  pattern,
  example: sample,
  since,
}: ResourceField): string {
  return [
    ...(when ? [`With ${code(when.field)} ${when.is.map(code).join(", ")}:`] : []),
    description,
    ...(values ? [`One of ${values.map(code).join(", ")}${anyCase ? ", in any case" : ""}.`] : []),
    ...(pattern === undefined ? [] : [`Matches ${code(pattern)}.`]),
    ...(sample === undefined ? [] : [`Example: ${code(inline(sample))}.`]),
    ...(since === undefined ? [] : [`Since ${since}.`]),
  ].join(" ");
}

function inline(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function example({ kind, example: resource }: ResourceKind): string {
  return `\`\`\`yaml title="${kind}.yaml"\n${stringify(resource, { lineWidth: 0 })}\`\`\``;
}

function checks({ checks: list }: ResourceKind): string {
  return list.map((each) => `- ${each}`).join("\n");
}
