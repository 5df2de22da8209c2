import { resourceJsonSchema } from "../../../model/reference/resource-schema";
import { readResourceKind, resourceKindNames } from "../../data-files/reference-file";
import { writeTextFile } from "../../published-files/write-data";

/** Writes `public/schemas/<kind>.json`, which editors use to complete and check resources. */
export function writeResourceSchemas(root: string): void {
  const kinds = resourceKindNames(root).flatMap((name) => readResourceKind(root, name).value ?? []);
  for (const kind of kinds)
    writeTextFile(
      root,
      `/schemas/${kind.kind}.json`,
      `${JSON.stringify(resourceJsonSchema(kind), null, 2)}\n`,
    );
}
