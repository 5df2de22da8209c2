import { Kind, parse, type DefinitionNode } from "graphql";
import { expect, test } from "vitest";
import { navigationTypeDefinitions } from "./navigation-types";
import { referenceTypeDefinitions } from "./reference-types";
import { searchTypeDefinitions } from "./search-types";
import { supportTypeDefinitions } from "./support-types";
import { typeDefinitions } from "./type-definitions";

/** The types and fields of a schema that have no description in GraphiQL. */
function withoutDescription(schema: string): string[] {
  return parse(schema).definitions.flatMap((definition: DefinitionNode) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION)
      return [];
    const type = definition.name.value;
    const fields = (definition.fields ?? []).filter(({ description }) => !description);
    return [...(definition.description ? [] : [type]), ...fields.map(({ name }) => `${type}.${name.value}`)];
  });
}

test.each([
  ["content", typeDefinitions],
  ["navigation", navigationTypeDefinitions],
  ["reference data", referenceTypeDefinitions],
  ["search", searchTypeDefinitions],
  ["support data", supportTypeDefinitions],
])("each type and field of %s has a description", (_, schema) => {
  expect(withoutDescription(schema)).toEqual([]);
});

test("a type and a field without a description are detected", () => {
  expect(withoutDescription('type A { "Said." b: Int c: Int } "Said." type D { "Said." e: Int }')).toEqual([
    "A",
    "A.c",
  ]);
});
