import type { Interceptor } from "../../../../src/model/reference/interceptor";
import type { JsonSchema } from "../../../../src/model/reference/resource-schema";
import { resourceJsonSchema } from "../../../../src/model/reference/resource-schema";
import { didYouMean } from "../../../../src/model/problem/suggestion";
import type { Sample } from "../../document/sample";
import { configFindings } from "../../facts/interceptor-config";
import { interceptorsOfPage } from "../../facts/interceptors-of-page";
import type { KnownFacts } from "../../facts/known-facts";
import { isObject, schemaFindings, type SchemaFinding } from "../../facts/schema-findings";
import type { Finding } from "../../document/finding";
import type { SampleDocument } from "../../languages/yaml-documents";
import { dataRule } from "../../rule/data-rule";

/** Checks YAML, and JSON that states the kind of its object. */
export const pieces = dataRule(
  "samples/pieces",
  "Parts of a resource or an interceptor configuration that aren't valid, or don't name what they belong to.",
  (document, sample, { documents, facts }) =>
    pieceFindings(
      document,
      partOf(sample),
      facts,
      interceptorsOfPage(sample.file, documents, facts.interceptors),
    ),
);

/** The kind of object that a sample belongs to. JSON doesn't have to state it, because it's usually a server's response. */
function partOf({ part, language }: Sample): string {
  return part ?? (language === "json" ? noPart : "");
}

type KnownResources = Pick<KnownFacts, "kinds" | "interceptors">;

/** The `part` of a piece that isn't checked. */
const noPart = "none";

/**
 * Checks a piece of a resource against the part that its fence names: `part="KafkaCluster"` for a piece that starts with
 * `spec` or `metadata`, `part="KafkaCluster.spec"` for the level below, `part="encryption"` for options of that interceptor.
 * Keys missing at the piece's top level are allowed. A piece without `part` is a finding.
 * @param part empty if the fence doesn't name one
 * @param own the interceptors of the page
 */
export function pieceFindings(
  document: SampleDocument,
  part: string,
  known: KnownResources,
  own: readonly Interceptor[],
): Finding[] {
  const { value } = document;
  if (part === noPart || !isObject(value) || "kind" in value) return [];
  if (part === "") return looksLikePiece(value, own) ? [unmarked(document, value)] : [];
  const findings = partFindings(value, part, known);
  if (!findings) {
    const names = [...known.kinds.map(({ kind }) => kind), ...known.interceptors.map(({ id }) => id)];
    const hint = `${didYouMean(part.replace(/\..*/, ""), names)}Use a kind, KIND.spec, KIND.metadata, an interceptor ID, or none`;
    return [{ line: 1, message: `\`part\` can't be ${part}`, hint }];
  }
  return findings.map(({ path, message, hint }) => ({
    line: document.lineOf(path),
    message: `${part}: ${message}`,
    hint,
  }));
}

/** @returns null if there is no such part */
function partFindings(
  value: Record<string, unknown>,
  part: string,
  { kinds, interceptors }: KnownResources,
): SchemaFinding[] | null {
  const [name = "", level] = part.split(".");
  const interceptor = interceptors.find(({ id }) => id === part);
  if (interceptor) {
    const config = isObject(value.config) ? value.config : value;
    const path = config === value ? [] : ["config"];
    return (
      configFindings(config, interceptor)
        // A key that is missing in the whole configuration has no position in the piece.
        .filter((finding) => finding.path.length > 0)
        .map((finding) => ({ ...finding, path: [...path, ...finding.path] }))
    );
  }
  const kind = kinds.find((each) => each.kind === name);
  const schema = kind && levelOf(resourceJsonSchema(kind), level);
  return schema ? schemaFindings(value, schema) : null;
}

function levelOf(schema: JsonSchema, level: string | undefined): JsonSchema | undefined {
  const below = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, incomplete(inner)]),
  );
  return level === undefined ? { ...incomplete(schema), properties: below } : below[level];
}

/** A schema without the required keys at its top level. */
function incomplete(schema: JsonSchema): JsonSchema {
  const rules = (schema.allOf ?? [])
    .filter(({ then }) => then)
    .map((rule) => ({ ...rule, then: incomplete(rule.then ?? {}) }));
  return { ...schema, required: [], allOf: rules };
}

function looksLikePiece(value: Record<string, unknown>, own: readonly Interceptor[]): boolean {
  if ("spec" in value || "metadata" in value) return true;
  const options = new Set(own.flatMap((interceptor) => interceptor.options.map(({ name }) => name)));
  return Object.keys(isObject(value.config) ? value.config : value).some((key) => options.has(key));
}

function unmarked(document: SampleDocument, value: Record<string, unknown>): Finding {
  return {
    line: document.lineOf(Object.keys(value).slice(0, 1)),
    message: "the sample is a part of a resource, but doesn't name the resource",
    hint: 'add part="KIND", part="KIND.spec" or part="INTERCEPTOR" to the fence, or part="none" if it isn\'t a part of a resource',
  };
}
