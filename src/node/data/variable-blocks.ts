import { z } from "zod";
import {
  variableProducts,
  type EnvironmentVariable,
  type VariableProduct,
} from "../../model/reference/environment-variables";
import { anchored } from "./anchored";
import type { BlockDefinition } from "./block-definition";
import { groupBlock } from "./group-block";
import { code, table } from "./markdown-table";
import { readVariables, variableFile } from "../data-files/reference-file";

const blocks = new Map(variableProducts.map((product) => [product, groupsOf(product)]));

/**
 * The component that shows a group of environment variables: `<EnvironmentVariables group="tls" />` for Gateway, and
 * `<EnvironmentVariables product="console" group="logs" />` for another product.
 */
export const variableBlocks: Readonly<Record<string, BlockDefinition>> = {
  EnvironmentVariables: {
    properties: z.strictObject({
      product: z.enum(variableProducts).default("gateway"),
      group: z.string().trim().min(1),
    }),
    usage: '<EnvironmentVariables product="console" group="…" />',
    make: ({ product, ...properties }, root) =>
      (blocks.get(product as VariableProduct) ?? groupsOf("gateway")).make(properties, root),
  },
};

function groupsOf(product: VariableProduct): BlockDefinition {
  return groupBlock(
    "EnvironmentVariables",
    variableFile(product),
    (root) => readVariables(root, product),
    ({ variables }) => variableTable(variables),
  );
}

/** A table with an anchor for each variable. */
function variableTable(variables: readonly EnvironmentVariable[]): string {
  const isHistory = variables.every(({ status }) => status === "other");
  if (isHistory)
    return table(
      ["Variable", "Status"],
      variables.map((each) => [nameOf(each), each.description]),
    );
  return table(
    ["Variable", "Type", "Default", "Since", "Description"],
    variables.map((each) => [nameOf(each), typeOf(each), defaultOf(each), each.since ?? "", describe(each)]),
  );
}

/** The ID of a variable's row: its name, without the marks around a part that users choose. */
function variableAnchor(name: string): string {
  return name.replace(/[<>]/g, "").replace(/ /g, "_");
}

function nameOf({ name, prefix }: EnvironmentVariable): string {
  return anchored(variableAnchor(name), prefix ? `${name}…` : name);
}

function typeOf({ type, required }: EnvironmentVariable): string {
  return required ? `${type}, **required**` : type;
}

function defaultOf({ default: literal, defaultNote }: EnvironmentVariable): string {
  if (literal === undefined) return defaultNote ?? "none";
  return defaultNote === undefined ? code(literal) : `${code(literal)} (${defaultNote})`;
}

function describe({ description, values, example, status }: EnvironmentVariable): string {
  return [
    ...(status === "obsolete" ? ["**Obsolete.**"] : []),
    description,
    ...(values ? [`One of ${values.map(code).join(", ")}.`] : []),
    ...(example === undefined ? [] : [`Example: ${code(example)}.`]),
  ].join(" ");
}
