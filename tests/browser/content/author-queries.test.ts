import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSchema, parse, validate, type GraphQLSchema } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/project-root.mjs";
import { readExampleQueries } from "../../../src/node/configuration/graphiql-examples";

const tsx = createRequire(import.meta.url).resolve("tsx");
const folder = mkdtempSync(join(tmpdir(), "schema-"));
let schema: GraphQLSchema;

beforeAll(() => {
  const printer = join(PROJECT_ROOT, "tests/harness/print-schema.ts");
  const file = join(folder, "schema.graphql");
  execFileSync(process.execPath, ["--import", tsx, printer, join(PROJECT_ROOT, ".cache/schema.gql"), file], {
    cwd: folder,
    stdio: "pipe",
  });
  schema = buildSchema(readFileSync(file, "utf8"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const queries = readExampleQueries(PROJECT_ROOT);

test("there are example queries for authors' questions", () => {
  expect(queries.map((query) => /^query (\w+)/.exec(query)?.[1])).toEqual([
    "NeverReviewed",
    "ReviewedBefore",
    "WithoutDescription",
    "LinksTo",
    "PagesThatUse",
    "ReleaseDate",
    "BreakingSince",
  ]);
});

test.each(queries)("the site's schema can answer %s", (query) => {
  expect(validate(schema, parse(query))).toEqual([]);
});

test("all queries are valid in one document, the one that GraphiQL opens with", () => {
  expect(validate(schema, parse(queries.join("\n")))).toEqual([]);
});

test("a query for an unknown field would be detected", () => {
  expect(validate(schema, parse("{ allDocPage { nodes { reviewed } } }"))).not.toEqual([]);
});
