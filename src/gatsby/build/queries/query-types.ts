import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

type Schema = object;

/** The properties of a query or fragment used here. */
interface Definition {
  name: string;
  printedAst: string | null;
}

type WriteTypes = (
  directory: string,
  schema: Schema,
  definitions: ReadonlyMap<string, Definition>,
  options: { typesOutputPath: string },
) => Promise<void>;

interface TypesModule {
  writeTypeScriptTypes: WriteTypes;
}

interface GraphQL {
  lexicographicSortSchema: (schema: Schema) => Schema;
  printSchema: (schema: Schema) => string;
}

const ofGatsby = createRequire(require.resolve("gatsby/package.json"));
const digestLine = /^\/\* From schema and queries ([0-9a-f]{64}) \*\/\n/;

/**
 * Replaces Gatsby's module that writes TypeScript types for queries. This version writes them only if the schema or a query has
 * changed. The first line of the file contains a digest of both, and the file is in Git, so cold builds skip this step too.
 * @param original loads Gatsby's module
 */
export function queryTypesReplacement(original: () => unknown): TypesModule {
  const load = original as () => TypesModule;
  const printed = new WeakMap<Schema, string>();
  const print = (schema: Schema): string => {
    const known = printed.get(schema);
    if (known !== undefined) return known;
    const { printSchema, lexicographicSortSchema } = ofGatsby("graphql") as GraphQL;
    const text = printSchema(lexicographicSortSchema(schema));
    printed.set(schema, text);
    return text;
  };
  return {
    writeTypeScriptTypes: async (directory, schema, definitions, options) => {
      const file = path.join(directory, options.typesOutputPath);
      const text = await readFile(path.join(directory, "gatsby-node.ts"), "utf8").catch(() => "");
      const digest = digestOf(print(schema), definitions.values(), text);
      if (digestIn(await readFile(file, "utf8").catch(() => "")) === digest) return;
      await load().writeTypeScriptTypes(directory, schema, definitions, options);
      await writeFile(file, `/* From schema and queries ${digest} */\n${await readFile(file, "utf8")}`);
    },
  };
}

/** @returns the digest of the sources that the types in a file were generated from; undefined if the file has none */
export function digestIn(types: string): string | undefined {
  return digestLine.exec(types)?.[1];
}

/**
 * Computes a digest of everything that the types are generated from.
 * @param gatsbyNode the text of gatsby-node.ts, where Gatsby also looks for queries
 */
export function digestOf(schema: string, definitions: Iterable<Definition>, gatsbyNode: string): string {
  const queries = [...definitions].map(({ name, printedAst }) => `${name}\0${printedAst ?? ""}`).sort();
  return createHash("sha256")
    .update(JSON.stringify([schema, queries, gatsbyNode]))
    .digest("hex");
}
