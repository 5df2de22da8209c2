import { readdirSync, readFileSync } from "node:fs";
import { Kind, parse, visit, type ArgumentNode, type FieldNode } from "graphql";
import { describe, expect, it } from "vitest";

/** Fields that give a list of nodes a unique order, because no two nodes of the type have the same value. */
const unique = new Set(["name", "path", "relativePath", "id"]);

/** The queries in a file: template literals that query a list of nodes. */
function queriesIn(file: string): string[] {
  const literals = readFileSync(file, "utf8").match(/`[^`]*`/g) ?? [];
  return literals
    .map((literal) => literal.slice(1, -1))
    .filter((text) => /^\s*query \w+[^]*\ball[A-Z]/.test(text));
}

function sortFields({ arguments: all = [] }: FieldNode): string[] {
  const sort = all.find(({ name }: ArgumentNode) => name.value === "sort")?.value;
  if (!sort) return [];
  const levels = sort.kind === Kind.LIST ? sort.values : [sort];
  return levels.flatMap((level) =>
    level.kind === Kind.OBJECT ? level.fields.map(({ name }) => name.value) : [],
  );
}

/** The lists in a query whose order Gatsby doesn't guarantee. */
function unordered(query: string): string[] {
  const names: string[] = [];
  visit(parse(query), {
    Field: (field) => {
      if (!/^all[A-Z]/.test(field.name.value)) return;
      if (!sortFields(field).some((name) => unique.has(name))) names.push(field.name.value);
    },
  });
  return names;
}

describe("queries for lists of nodes", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file}`)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const queries = files.flatMap((file) => queriesIn(file).map((query) => ({ file, query })));

  it("are found", () => {
    expect(queries.map(({ file }) => file)).toContain("src/templates/changelog.tsx");
  });

  it.each(queries)("have the same order in every build ($file)", ({ query }) => {
    expect(unordered(query)).toEqual([]);
  });

  it("would be reported otherwise", () => {
    expect(unordered("{ allRelease { nodes { name } } }")).toEqual(["allRelease"]);
    expect(unordered("{ allRelease(sort: { date: DESC }) { nodes { name } } }")).toEqual(["allRelease"]);
    expect(unordered("{ allRelease(sort: [{ date: DESC }, { name: ASC }]) { nodes { name } } }")).toEqual([]);
  });
});
