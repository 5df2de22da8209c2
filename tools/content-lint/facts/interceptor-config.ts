import type { Interceptor, InterceptorOption, OptionValue } from "../../../src/model/reference/interceptor";
import {
  entryForm,
  valueMistake,
  type OptionMistake,
  type ValueForm,
} from "../../../src/model/reference/option-mistake";
import { didYouMean } from "../../../src/model/problem/suggestion";
import { isObject, type SchemaFinding } from "./schema-findings";

type Path = readonly (string | number)[];

/**
 * Checks a plugin's configuration against its data: unknown keys, missing required keys, and values that have the wrong type,
 * aren't allowed or exceed a limit, including values in nested objects and lists.
 */
export function configFindings(config: unknown, { options }: Interceptor): SchemaFinding[] {
  return isObject(config) ? objectFindings(config, options, []) : [];
}

/** Checks one option's own example or default against the option. */
export function optionFindings(value: OptionValue, option: InterceptorOption): SchemaFinding[] {
  return optionValueFindings(value, option, [option.name]);
}

function objectFindings(
  value: Readonly<Record<string, unknown>>,
  options: readonly InterceptorOption[],
  path: Path,
): SchemaFinding[] {
  const names = options.map(({ name }) => name);
  const missing = options
    .filter(({ name, required }) => required && (value[name] === undefined || value[name] === null))
    .map(({ name }): SchemaFinding => ({ path: [...path], message: `${shown([...path, name])} is missing` }));
  const present = Object.entries(value).flatMap(([key, inner]): SchemaFinding[] => {
    const option = options.find(({ name }) => name === key);
    const at = [...path, key];
    if (option) return optionValueFindings(inner, option, at);
    const hint = `${didYouMean(key, names)}Options: ${names.join(", ") || "none"}`;
    return [{ path: at, message: `${shown(at)} isn't an option`, hint }];
  });
  return [...missing, ...present];
}

function optionValueFindings(value: unknown, option: InterceptorOption, path: Path): SchemaFinding[] {
  const found = formFindings(value, option, path);
  if (found.length > 0) return found;
  const { type, options = [] } = option;
  const inner = (entry: unknown, at: Path) =>
    options.length === 0
      ? formFindings(entry, entryForm(option), at)
      : isObject(entry)
        ? objectFindings(entry, options, at)
        : formFindings(entry, { type: "object" }, at);
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => inner(entry, [...path, index]));
  if (!isObject(value)) return [];
  if (type === "map") return Object.entries(value).flatMap(([key, each]) => inner(each, [...path, key]));
  // An object without known keys can contain anything.
  return options.length > 0 ? objectFindings(value, options, path) : [];
}

function formFindings(value: unknown, form: ValueForm, path: Path): SchemaFinding[] {
  // Values that the shell fills in are unknown, and null means the same as leaving the option out.
  if (value === null || value === undefined || isFilledIn(value)) return [];
  const mistake = valueMistake(form, value as OptionValue);
  if (!mistake) return [];
  return [
    {
      path: [...path],
      message: `${shown(path)} must be ${allowedBy(mistake)}, but is ${JSON.stringify(value)}`,
    },
  ];
}

/** Whether a shell or the CLI inserts a variable. @example "${TOKEN}" */
function isFilledIn(value: unknown): boolean {
  return typeof value === "string" && /\$[{(A-Za-z_]/.test(value);
}

/** Continues "must be". */
function allowedBy([name, values]: OptionMistake): string {
  if (name === "isOneOf") return `one of ${values.values}`;
  if (name === "isPrefixed") return `text that starts with one of ${values.values}`;
  if (name === "isAtLeast") return `at least ${values.limit}`;
  if (name === "isAtMost") return `at most ${values.limit}`;
  return {
    isText: "text",
    isNumber: "a number",
    isWhole: "a whole number",
    isPattern: "a regular expression",
    isDuration: "a duration such as 10s or PT5M",
    isYesNo: "true or false",
    isPairs: "an object",
    isLines: "a list",
  }[name];
}

function shown(path: Path): string {
  return `\`${path.join(".")}\``;
}
