import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { resourceJsonSchema } from "../../model/reference/resource-schema";
import { readResourceKind, resourceKindNames } from "../data-files/reference-file";

/** Writes `public/schemas/<kind>.json`, which editors complete and check resources with. */
export function writeResourceSchemas(root: string): void {
  const folder = path.join(root, "public", "schemas");
  const kinds = resourceKindNames(root).flatMap((name) => readResourceKind(root, name).value ?? []);
  if (kinds.length > 0) mkdirSync(folder, { recursive: true });
  for (const kind of kinds)
    writeFileSync(
      path.join(folder, `${kind.kind}.json`),
      `${JSON.stringify(resourceJsonSchema(kind), null, 2)}\n`,
    );
}
