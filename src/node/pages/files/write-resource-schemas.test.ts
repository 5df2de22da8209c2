import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { resourceFolder, resourceKindNames } from "../../data-files/reference-file";
import { writeResourceSchemas } from "./write-resource-schemas";

const root = mkdtempSync(path.join(tmpdir(), "schemas-"));
const folder = path.join(root, "public/schemas");
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("each kind of Console and Gateway has a schema for editors", () => {
  cpSync(path.join(process.cwd(), resourceFolder), path.join(root, resourceFolder), { recursive: true });
  writeResourceSchemas(root);
  expect(readdirSync(folder).sort()).toEqual(resourceKindNames(root).map((kind) => `${kind}.json`));
  const apiVersionOf = (kind: string) =>
    (
      JSON.parse(readFileSync(path.join(folder, `${kind}.json`), "utf8")) as {
        properties: { apiVersion: { const: string } };
      }
    ).properties.apiVersion.const;
  expect(["VirtualCluster", "KafkaCluster", "Alert", "ServiceAccount"].map(apiVersionOf)).toEqual([
    "gateway/v2",
    "console/v2",
    "console/v3",
    "v1",
  ]);
});
