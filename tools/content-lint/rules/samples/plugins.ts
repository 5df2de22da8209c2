import type { Interceptor } from "../../../../src/model/reference/interceptor";
import { didYouMean } from "../../../../src/model/problem/suggestion";
import { configFindings } from "../../facts/interceptor-config";
import { isObject } from "../../facts/schema-findings";
import type { Finding } from "../../document/finding";
import type { SampleDocument } from "../../languages/yaml-documents";
import { dataRule } from "../../rule/data-rule";

/** Checks all configurations, including Helm values and version 1 of the API. */
export const plugins = dataRule(
  "samples/plugins",
  "Interceptor configurations that don't match the options in content/interceptors.",
  (document, _sample, { facts }) => pluginFindings(document, facts.interceptors),
);

/** Every `pluginClass` with a `config` next to it, at any depth. */
export function pluginFindings(document: SampleDocument, interceptors: readonly Interceptor[]): Finding[] {
  return pluginsIn(document.value, []).flatMap(({ plugin, path }): Finding[] => {
    const name = String(plugin.pluginClass);
    if (name.includes("$") || name.includes("…")) return [];
    const interceptor = interceptors.find((each) => each.pluginClass === name);
    if (!interceptor) {
      const classes = interceptors.map((each) => each.pluginClass);
      const line = document.lineOf([...path, "pluginClass"]);
      const hint = didYouMean(name, classes) || undefined;
      return [{ line, message: `${name} isn't the class of an interceptor`, hint }];
    }
    return configFindings(plugin.config, interceptor).map(({ path: inner, message, hint }) => ({
      line: document.lineOf([...path, "config", ...inner]),
      message: `${interceptor.id}: ${message}`,
      hint,
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
