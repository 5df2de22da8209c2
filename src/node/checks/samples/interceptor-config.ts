import type { Interceptor, InterceptorOption } from "../../../model/interceptor";
import { didYouMean } from "../../../model/suggestion";
import { isObject, type SchemaFinding } from "./schema-findings";

/** Keys of a plugin's configuration that its data doesn't know, required ones that are missing, and values that aren't allowed. */
export function configFindings(config: unknown, { options }: Interceptor): SchemaFinding[] {
  return isObject(config) ? objectFindings(config, options, []) : [];
}

function objectFindings(
  value: Readonly<Record<string, unknown>>,
  options: readonly InterceptorOption[],
  path: readonly (string | number)[],
): SchemaFinding[] {
  const names = options.map(({ name }) => name);
  return Object.entries(value).flatMap(([key, inner]): SchemaFinding[] => {
    const option = options.find(({ name }) => name === key);
    const at = [...path, key];
    if (option) return valueFindings(inner, option, at);
    const hint = `${didYouMean(key, names)}Options: ${names.join(", ") || "none"}`;
    return [{ path: at, message: `\`${at.join(".")}\`: unknown option`, hint }];
  });
}

function valueFindings(
  value: unknown,
  option: InterceptorOption,
  path: readonly (string | number)[],
): SchemaFinding[] {
  const { options, values, type } = option;
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => valueFindings(entry, option, [...path, index]));
  if (isObject(value)) {
    if (!options || options.length === 0) return [];
    if (type !== "map") return objectFindings(value, options, path);
    return Object.entries(value).flatMap(([key, inner]) =>
      isObject(inner) ? objectFindings(inner, options, [...path, key]) : [],
    );
  }
  const isFree =
    !values || value === null || value === undefined || (typeof value === "string" && value.includes("$"));
  if (isFree || values.some((each) => String(each) === `${value as string | number | boolean}`)) return [];
  const message = `\`${path.join(".")}\`: ${JSON.stringify(value)} isn't one of ${values.join(", ")}`;
  return [{ path: [...path], message }];
}
