import { resourceJsonSchema } from "../../../../src/model/reference/resource-schema";
import { resourceFile } from "../../../../src/node/data-files/reference-file";
import { schemaFindings } from "../../facts/schema-findings";
import { problemOf } from "../../finding";
import type { Rule } from "../../rule";

/** Checks the examples in the data of resource kinds. */
export const resourceExamples: Rule = {
  id: "data/resource-examples",
  about: "Examples of resource kinds that don't fit the fields next to them.",
  check: ({ facts }) =>
    facts.kinds.flatMap((kind) =>
      schemaFindings(kind.example, resourceJsonSchema(kind)).map(({ message }) =>
        problemOf(resourceFile(kind.kind), { line: 0, message: `example: ${message}` }),
      ),
    ),
};
