import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import type * as GraphQL from "graphql";
import { expect, onTestFinished, test } from "vitest";
import { digestIn, digestOf, queryTypesReplacement } from "./query-types";

// The instance that Gatsby uses.
const { buildSchema } = createRequire(import.meta.url)("graphql") as typeof GraphQL;
const query = { name: "Page", printedAst: "query Page { site { id } }" };
const options = { typesOutputPath: "types.d.ts" };

/** A site's folder, and a mock of Gatsby's module that counts how often it writes. */
function site() {
  const folder = mkdtempSync(path.join(tmpdir(), "query-types-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = path.join(folder, "types.d.ts");
  let written = 0;
  const { writeTypeScriptTypes } = queryTypesReplacement(() => ({
    writeTypeScriptTypes: () => {
      written += 1;
      writeFileSync(file, `declare namespace Queries { type Version${written} = string }\n`);
      return Promise.resolve();
    },
  }));
  const write = (schema: string, definitions: readonly (typeof query)[]) =>
    writeTypeScriptTypes(
      folder,
      buildSchema(schema),
      new Map(definitions.map((definition) => [definition.name, definition])),
      options,
    );
  return { write, text: () => readFileSync(file, "utf8") };
}

test("types are written only once for the same schema and queries", async () => {
  const { write, text } = site();
  await write("type Query { site: String }", [query]);
  await write("type Query { site: String }", [query]);
  expect(text()).toMatch(/^\/\* From .* \*\/\ndeclare namespace Queries \{ type Version1 /);
});

test("a changed field in the schema or in a query rewrites them", async () => {
  const { write, text } = site();
  await write("type Query { site: String }", [query]);
  await write("type Query { site: String, page: String }", [query]);
  expect(text()).toContain("Version2");
  await write("type Query { site: String, page: String }", [{ ...query, printedAst: "query Page { page }" }]);
  expect(text()).toContain("Version3");
});

test("the digest doesn't depend on the order of queries", () => {
  const other = { name: "Other", printedAst: "query Other { site { id } }" };
  expect(digestOf("", [query, other], "")).toBe(digestOf("", [other, query], ""));
  expect(digestIn(`/* From schema and queries ${digestOf("", [], "")} */\n`)).toBe(digestOf("", [], ""));
  expect(digestIn("declare namespace Queries {}")).toBeUndefined();
});
