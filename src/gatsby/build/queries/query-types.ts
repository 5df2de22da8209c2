import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

type Schema = object;

/** What is read of a query or fragment. */
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
 * What Gatsby gets for its module that writes TypeScript types for queries: it writes them only if the schema or a query
 * has changed since. The file has a digest of both in its first line, and is in Git, so cold builds skip it, too.
 * @param original loads Gatsby's module
 */
export function queryTypesStandIn(original: () => unknown): TypesModule {
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

/** @returns the digest of what the types in a file were made from; undefined if it has none */
export function digestIn(types: string): string | undefined {
  return digestLine.exec(types)?.[1];
}

/**
 * A digest of everything that types are made from.
 * @param gatsbyNode the text of gatsby-node.ts, where Gatsby looks for queries too
 */
export function digestOf(schema: string, definitions: Iterable<Definition>, gatsbyNode: string): string {
  const queries = [...definitions].map(({ name, printedAst }) => `${name}\0${printedAst ?? ""}`).sort();
  return createHash("sha256")
    .update(JSON.stringify([schema, queries, gatsbyNode]))
    .digest("hex");
}
