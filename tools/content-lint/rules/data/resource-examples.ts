import { resourceJsonSchema } from "../../../../src/model/reference/resource-schema";
import { resourceFile } from "../../../../src/node/data-files/reference-file";
import { schemaFindings } from "../../facts/schema-findings";
import { problemOf } from "../../document/finding";
import type { Rule } from "../../rule/rule";

/** Checks the examples in the data of resource kinds. */
export const resourceExamples: Rule = {
  id: "data/resource-examples",
  about: "Resource examples that don't match the fields in the same file.",
  check: ({ facts }) =>
    facts.kinds.flatMap((kind) =>
      schemaFindings(kind.example, resourceJsonSchema(kind)).map(({ message }) =>
        problemOf(resourceFile(kind.kind), { line: 0, message: `example: ${message}` }),
      ),
    ),
};
