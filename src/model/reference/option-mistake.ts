import type { InterceptorOption, OptionValue } from "./interceptor";

/** A problem with a value of the correct type, as a name that each user interface translates into its own words. */
export type ContentMistake =
  | [name: "isNumber" | "isWhole" | "isPattern" | "isDuration"]
  | [name: "isAtLeast" | "isAtMost", values: { limit: number }]
  | [name: "isOneOf" | "isPrefixed", values: { values: string }];

/** A problem with the value of an option. */
export type OptionMistake = ContentMistake | [name: "isText" | "isYesNo" | "isPairs" | "isLines"];

/** The constraints that apply to an option's value on its own. */
export type ValueForm = Pick<InterceptorOption, "type" | "values" | "min" | "max" | "prefixes">;

const numberTypes: readonly string[] = ["integer", "long", "double"];

/** Whether an option's value is a single number. */
export function isNumberOption({ type }: ValueForm): boolean {
  return numberTypes.includes(type);
}

/** The constraints on each entry of a list or map: the type comes from `of`; `values`, `min` and `max` are the option's. */
export function entryForm({ of, values, min, max }: InterceptorOption): ValueForm {
  const type = numberTypes.find((name) => name === of) as ValueForm["type"] | undefined;
  return { type: type ?? "string", values, min, max };
}

/**
 * Checks a value against its type, the allowed values and the limits.
 * @returns the first problem, or null; the content of a list, map or object isn't checked
 */
export function valueMistake(form: ValueForm, value: OptionValue): OptionMistake | null {
  const { type, values } = form;
  if (type === "list") return Array.isArray(value) ? null : ["isLines"];
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (type === "map" || type === "object") return isObject ? null : ["isPairs"];
  if (type === "boolean") return typeof value === "boolean" ? null : ["isYesNo"];
  const isWritten = values !== undefined || isNumberOption(form) || typeof value === "string";
  return isWritten ? contentMistake(form, value) : ["isText"];
}

/** Checks a number or text against the allowed values, the limits, the prefixes and the format that its type requires. */
export function contentMistake(form: ValueForm, value: OptionValue): ContentMistake | null {
  if (form.values) {
    const { values } = form;
    const isAllowed = typeof value !== "object" && values.map(String).includes(String(value));
    return isAllowed ? null : ["isOneOf", { values: values.join(", ") }];
  }
  if (isNumberOption(form)) return numberMistake(form, value);
  if (form.prefixes && typeof value === "string" && !hasPrefix(value, form.prefixes)) {
    return ["isPrefixed", { values: form.prefixes.join(", ") }];
  }
  if (form.type === "duration") return isDuration(value) ? null : ["isDuration"];
  return form.type === "regex" && typeof value === "string" && !isPattern(value) ? ["isPattern"] : null;
}

function numberMistake({ type, min, max }: ValueForm, value: OptionValue): ContentMistake | null {
  if (typeof value !== "number" || !Number.isFinite(value)) return ["isNumber"];
  if (type !== "double" && !Number.isSafeInteger(value)) return ["isWhole"];
  if (min !== undefined && value < min) return ["isAtLeast", { limit: min }];
  return max !== undefined && value > max ? ["isAtMost", { limit: max }] : null;
}

/** Whether a text begins with one of the prefixes, or is a reference that Gateway resolves. @example "${KEY_URI}" */
function hasPrefix(value: string, prefixes: readonly string[]): boolean {
  return ["${", ...prefixes].some((prefix) => value.startsWith(prefix));
}

/** A number with a unit (`10s`, `500 ms`) or an ISO 8601 duration (`PT5M`). */
function isDuration(value: OptionValue): boolean {
  if (typeof value !== "string") return false;
  return (
    /^\d+ ?(ms|s|m|h|d)$/.test(value) ||
    /^P(?=[\dT])(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/.test(value)
  );
}

/** Java's regular expressions are nearly the same as JavaScript's. Its inline flags and possessive quantifiers are accepted. */
function isPattern(text: string): boolean {
  try {
    new RegExp(text.replace(/^\(\?[a-z]+\)/, "").replace(/([*+?}])\+/g, "$1"));
    return true;
  } catch {
    return false;
  }
}
