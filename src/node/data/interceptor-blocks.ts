import { stringify } from "yaml";
import type { Interceptor, InterceptorOption, OptionValue } from "../../model/reference/interceptor";
import { interceptorResource } from "../../model/reference/interceptor-resource";
import { withKeptReferences } from "../../model/reference/resource-file";
import { anchored } from "./anchored";
import { cell, code, table } from "./markdown-table";

/** Generates the Markdown for the parts of an interceptor's page that come from its data, by the component that authors use. */
export const interceptorBlocks: Readonly<Record<string, (interceptor: Interceptor) => string>> = {
  InterceptorFacts: facts,
  InterceptorOptions: options,
  InterceptorExample: example,
  InterceptorErrors: errors,
  InterceptorLimits: limits,
};

function facts({ pluginClass, requests, needs, since }: Interceptor): string {
  const lines = [
    ["Plugin class", code(pluginClass)],
    ["Acts on", requests.length > 0 ? requests.map(code).join(", ") : "records in any request"],
    ["Requires", needs.length > 0 ? needs.join(", ") : "only Gateway"],
    ...(since === undefined ? [] : [["Since", `Gateway ${since}`]]),
  ];
  return lines.map(([name, value]) => `- **${name ?? ""}:** ${value ?? ""}`).join("\n");
}

function options(interceptor: Interceptor): string {
  if (interceptor.options.length === 0) return "This interceptor has no options, so its `config` is empty.";
  const rows = flatten(interceptor.options, "").map(({ name, option }) => [
    anchored(optionAnchor(name), name),
    typeOf(option),
    defaultOf(option),
    describe(option),
  ]);
  return table(["Option", "Type", "Default", "Description"], rows);
}

/** Keys of nested objects with their path; `[]` denotes the entries of a list. */
function flatten(
  list: readonly InterceptorOption[],
  prefix: string,
): { name: string; option: InterceptorOption }[] {
  return list.flatMap((option) => {
    const name = `${prefix}${option.name}`;
    const inside = option.type === "list" ? `${name}[].` : `${name}.`;
    return [{ name, option }, ...flatten(option.options ?? [], inside)];
  });
}

/** The ID of an option's row. @example optionAnchor("fields[].name") === "option-fields-name" */
export function optionAnchor(name: string): string {
  return `option-${name.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
}

function typeOf({ type, of, required }: InterceptorOption): string {
  const shown = of === undefined ? type : `${type} of ${of}`;
  return required ? `${shown}, **required**` : shown;
}

function defaultOf({ default: value, defaultUndocumented }: InterceptorOption): string {
  if (value !== undefined) return code(inline(value));
  return defaultUndocumented ? "not documented" : "";
}

function describe(option: InterceptorOption): string {
  const { description, values, min, max, prefixes, example: sample, since } = option;
  return [
    description,
    ...(values ? [`One of ${values.map((value) => code(String(value))).join(", ")}.`] : []),
    ...(min === undefined ? [] : [`At least ${min}.`]),
    ...(max === undefined ? [] : [`At most ${max}.`]),
    ...(prefixes ? [`Starts with ${prefixes.map(code).join(", ")}.`] : []),
    ...(sample === undefined || typeof sample === "object" ? [] : [`Example: ${code(inline(sample))}.`]),
    ...(since === undefined ? [] : [`Since Gateway ${since}.`]),
  ].join(" ");
}

function inline(value: OptionValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function example({ id, pluginClass, example: config }: Interceptor): string {
  const resource = interceptorResource({ name: id, pluginClass, config });
  const yaml = withKeptReferences(stringify(resource, { lineWidth: 0 }));
  return `\`\`\`yaml title="${id}.yaml"\n${yaml}\`\`\``;
}

function errors(interceptor: Interceptor): string {
  if (interceptor.errors.length === 0) return "This interceptor doesn't reject any requests.";
  return table(
    ["Error", "When", "Message"],
    interceptor.errors.map(({ error, when, message }) => [
      code(error),
      when,
      message === undefined ? "" : code(message),
    ]),
  );
}

function limits(interceptor: Interceptor): string {
  return interceptor.limits.map((limit) => `- ${cell(limit)}`).join("\n");
}
