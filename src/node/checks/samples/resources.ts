import type { Interceptor } from "../../../model/interceptor";
import { resourceJsonSchema } from "../../../model/resource-schema";
import type { ResourceKind } from "../../../model/resource-kind";
import { didYouMean } from "../../../model/suggestion";
import { configFindings } from "./interceptor-config";
import type { Finding } from "./sample";
import { isObject, schemaFindings } from "./schema-findings";
import type { SampleDocument } from "./yaml-documents";

/** What the documentation knows about resources. */
export interface KnownResources {
  kinds: readonly ResourceKind[];
  interceptors: readonly Interceptor[];
}

/** Whether a document holds a resource of Gateway. */
export function isGatewayResource(value: unknown): value is Record<string, unknown> {
  return isObject(value) && value.apiVersion === "gateway/v2";
}

/** The resources in a document: itself, or the entries of a list, as the API returns it. */
export function resourcesIn({
  value,
}: SampleDocument): { resource: Record<string, unknown>; path: number[] }[] {
  if (isGatewayResource(value)) return [{ resource: value, path: [] }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown, index) =>
    isGatewayResource(entry) ? [{ resource: entry, path: [index] }] : [],
  );
}

/** Holds the resources of a document to the schemas of their kinds, and plugin configurations to their data. */
export function resourceFindings(
  document: SampleDocument,
  { kinds, interceptors }: KnownResources,
): Finding[] {
  const forms = resourcesIn(document).flatMap(({ resource, path }): Finding[] => {
    const kind = kinds.find((each) => each.kind === resource.kind);
    if (!kind) {
      const names = kinds.map((each) => each.kind);
      const hint = `${didYouMean(String(resource.kind), names)}Kinds: ${names.join(", ")}`;
      return [
        {
          line: document.lineOf([...path, "kind"]),
          message: `\`kind\`: unknown kind ${String(resource.kind)}`,
          hint,
        },
      ];
    }
    return schemaFindings(resource, resourceJsonSchema(kind)).map(({ path: inner, message, hint }) => ({
      line: document.lineOf([...path, ...inner]),
      message: `${kind.kind}: ${message}`,
      ...(hint === undefined ? {} : { hint }),
    }));
  });
  return [...forms, ...pluginFindings(document, interceptors)];
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
