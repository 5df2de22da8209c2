import type { Interceptor } from "../../../model/interceptor";
import { resourceJsonSchema } from "../../../model/resource-schema";
import type { ResourceKind } from "../../../model/resource-kind";
import { didYouMean } from "../../../model/suggestion";
import { configFindings } from "./interceptor-config";
import { isOwnResource, kindOf, type NamedResource } from "./resource-names";
import type { Finding } from "./sample";
import { isObject, schemaFindings } from "./schema-findings";
import type { SampleDocument } from "./yaml-documents";

/** What the documentation knows about resources. */
export interface KnownResources {
  kinds: readonly ResourceKind[];
  interceptors: readonly Interceptor[];
}

/** The resources in a document: itself, or the entries of a list, as the API returns it. */
export function resourcesIn({ value }: SampleDocument): { resource: NamedResource; path: number[] }[] {
  if (isOwnResource(value)) return [{ resource: value, path: [] }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown, index) =>
    isOwnResource(entry) ? [{ resource: entry, path: [index] }] : [],
  );
}

/**
 * Holds the resources of a document to the schemas of their kinds, and plugin configurations to their data.
 * @param isHistory whether it stands in the notes of an old release, which may name what there is no longer
 */
export function resourceFindings(
  document: SampleDocument,
  { kinds, interceptors }: KnownResources,
  isHistory = false,
): Finding[] {
  const forms = resourcesIn(document).flatMap(({ resource, path }): Finding[] => {
    const kind = kindOf(resource, kinds);
    if ("unknown" in kind) {
      const { unknown, message, hint } = kind;
      return isHistory ? [] : [{ line: document.lineOf([...path, unknown]), message, hint }];
    }
    return schemaFindings(resource, resourceJsonSchema(kind)).map(({ path: inner, message, hint }) => ({
      line: document.lineOf([...path, ...inner]),
      message: `${kind.kind}: ${message}`,
      ...(hint === undefined ? {} : { hint }),
    }));
  });
  return [...(kinds.length > 0 ? forms : []), ...pluginFindings(document, interceptors)];
}

/** Every `pluginClass` with a `config` beside it, wherever it stands: also in Helm values and in version 1 of the API. */
function pluginFindings(document: SampleDocument, interceptors: readonly Interceptor[]): Finding[] {
  return pluginsIn(document.value, []).flatMap(({ plugin, path }): Finding[] => {
    const name = String(plugin.pluginClass);
    if (name.includes("$") || name.includes("…")) return [];
    const interceptor = interceptors.find((each) => each.pluginClass === name);
    if (!interceptor) {
      const hint = didYouMean(
        name,
        interceptors.map((each) => each.pluginClass),
      );
      const line = document.lineOf([...path, "pluginClass"]);
      return [{ line, message: `no interceptor has the class ${name}`, ...(hint ? { hint } : {}) }];
    }
    return configFindings(plugin.config, interceptor).map(({ path: inner, message, hint }) => ({
      line: document.lineOf([...path, "config", ...inner]),
      message: `${interceptor.id}: ${message}`,
      ...(hint === undefined ? {} : { hint }),
    }));
  });
}

interface Plugin {
  plugin: Record<string, unknown>;
  path: (string | number)[];
}

function pluginsIn(value: unknown, path: readonly (string | number)[]): Plugin[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => pluginsIn(entry, [...path, index]));
  if (!isObject(value)) return [];
  const own =
    typeof value.pluginClass === "string" && isObject(value.config)
      ? [{ plugin: value, path: [...path] }]
      : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => pluginsIn(inner, [...path, key]))];
}
