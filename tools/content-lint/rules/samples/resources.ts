import { resourceJsonSchema } from "../../../../src/model/reference/resource-schema";
import type { ResourceKind } from "../../../../src/model/reference/resource-kind";
import type { KnownFacts } from "../../facts/known-facts";
import { kindOf, resourcesIn } from "../../facts/resource-names";
import { schemaFindings } from "../../facts/schema-findings";
import type { Finding } from "../../document/finding";
import type { SampleDocument } from "../../languages/yaml-documents";
import { dataRule } from "../../rule/data-rule";

/** Checks YAML, JSON, and scripts that contain either. */
export const resources = dataRule(
  "samples/resources",
  "Console and Gateway resources that don't match the schemas in content/resources.",
  (document, { file }, { facts }) => resourceFindings(document, facts.kinds, isHistory(file, facts)),
);

/** Whether a file contains the notes of a release other than the documented one. */
function isHistory(file: string, { currentReleases }: KnownFacts): boolean {
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/\.mdx?$/, "");
  return file.startsWith("content/changelog/") && !currentReleases.includes(name);
}

/**
 * Checks the resources in a document against the schemas of their kinds.
 * @param isHistory whether it's in the notes of an old release, which can name what no longer exists
 */
export function resourceFindings(
  document: SampleDocument,
  kinds: readonly ResourceKind[],
  isHistory = false,
): Finding[] {
  if (kinds.length === 0) return [];
  return resourcesIn(document).flatMap(({ resource, path }): Finding[] => {
    const kind = kindOf(resource, kinds);
    if ("unknown" in kind) {
      const { unknown, message, hint } = kind;
      return isHistory ? [] : [{ line: document.lineOf([...path, unknown]), message, hint }];
    }
    return schemaFindings(resource, resourceJsonSchema(kind)).map(({ path: inner, message, hint }) => ({
      line: document.lineOf([...path, ...inner]),
      message: `${kind.kind}: ${message}`,
      hint,
    }));
  });
}
