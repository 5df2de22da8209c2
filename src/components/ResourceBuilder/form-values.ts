import { parse, stringify } from "yaml";
import type { InterceptorOption, OptionValue } from "../../model/interceptor";
import type { resourceBuilderTexts } from "../../site/translations/en/resource-builder";

/** What a field holds while somebody types: text, groups of fields, or a list of groups. Empty text is "not set". */
export type FieldValue = string | Group | Group[];
export interface Group {
  [name: string]: FieldValue;
}

/** How an option is edited. */
export type FieldKind = "text" | "number" | "choice" | "lines" | "yaml" | "group" | "groups";

/** Chooses the field for an option: nested options make groups, plain lists one line an entry, free objects YAML. */
export function fieldKind({ type, options }: InterceptorOption): FieldKind {
  if (options && options.length > 0) return type === "list" ? "groups" : "group";
  if (type === "list") return "lines";
  if (type === "map" || type === "object") return "yaml";
  if (type === "boolean" || type === "enum") return "choice";
  return ["integer", "long", "double"].includes(type) ? "number" : "text";
}

/** The values of a choice, as they are written. */
export function choicesOf({ type, values }: InterceptorOption): string[] {
  return type === "boolean" ? ["true", "false"] : (values ?? []).map(String);
}

/** The form's values for a configuration; options that it doesn't set are empty. */
export function groupOf(options: readonly InterceptorOption[], config: OptionValue | undefined): Group {
  const values = isMap(config) ? config : {};
  return Object.fromEntries(options.map((option) => [option.name, fieldOf(option, values[option.name])]));
}

function fieldOf(option: InterceptorOption, value: OptionValue | undefined): FieldValue {
  const { options = [] } = option;
  switch (fieldKind(option)) {
    case "group":
      return groupOf(options, value);
    case "groups":
      return Array.isArray(value) ? value.map((entry) => groupOf(options, entry)) : [];
    case "lines":
      return Array.isArray(value) ? value.map(textOf).join("\n") : "";
    case "yaml":
      return value === undefined || value === null ? "" : stringify(value).trimEnd();
    default:
      return value === undefined || value === null ? "" : textOf(value);
  }
}

function textOf(value: OptionValue): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What is wrong with a field: the key of a text, and values for it. */
export type Mistake = [key: MistakeKey, values?: Record<string, string | number>];

type MistakeKey = Extract<keyof typeof resourceBuilderTexts, `builder.is${string}`>;

/** Mistakes by the path of their field. @example { "fields.0.name": ["builder.isMissing"] } */
export type Mistakes = Record<string, Mistake>;

/**
 * Reads the form.
 * @param path of the group in the form; empty for the whole
 * @returns the configuration without what isn't set, and what is wrong, by field
 */
export function readGroup(
  options: readonly InterceptorOption[],
  group: Group,
  path = "",
): { config: Record<string, OptionValue>; mistakes: Mistakes } {
  const config: Record<string, OptionValue> = {};
  const mistakes: Mistakes = {};
  for (const option of options) {
    const place = path === "" ? option.name : `${path}.${option.name}`;
    const read = readField(option, group[option.name] ?? "", place);
    Object.assign(mistakes, read.mistakes);
    if (read.value !== undefined) config[option.name] = read.value;
    else if (option.required && Object.keys(read.mistakes).length === 0)
      mistakes[place] = ["builder.isMissing"];
  }
  return { config, mistakes };
}

interface ReadField {
  value?: OptionValue;
  mistakes: Mistakes;
}

function readField(option: InterceptorOption, field: FieldValue, path: string): ReadField {
  const { options = [] } = option;
  if (Array.isArray(field)) {
    const entries = field.map((entry, index) => readGroup(options, entry, `${path}.${index}`));
    const mistakes = Object.assign({}, ...entries.map((entry) => entry.mistakes)) as Mistakes;
    return entries.length > 0 ? { value: entries.map(({ config }) => config), mistakes } : { mistakes };
  }
  if (typeof field === "object") {
    // A group in which nothing is set isn't there, and then what it requires isn't required.
    if (!option.required && isEmpty(field)) return { mistakes: {} };
    const { config, mistakes } = readGroup(options, field, path);
    return Object.keys(config).length > 0 ? { value: config, mistakes } : { mistakes };
  }
  const text = field.trim();
  return text === "" ? { mistakes: {} } : readText(option, text, path);
}

function isEmpty(group: Group): boolean {
  return Object.values(group).every((field) =>
    typeof field === "string"
      ? field.trim() === ""
      : Array.isArray(field)
        ? field.length === 0
        : isEmpty(field),
  );
}

function readText(option: InterceptorOption, text: string, path: string): ReadField {
  const wrong = (...mistake: Mistake): ReadField => ({ mistakes: { [path]: mistake } });
  switch (fieldKind(option)) {
    case "number": {
      const value = Number(text);
      if (!Number.isFinite(value)) return wrong("builder.isNumber");
      if (option.type !== "double" && !Number.isSafeInteger(value)) return wrong("builder.isWhole");
      if (option.min !== undefined && value < option.min)
        return wrong("builder.isAtLeast", { limit: option.min });
      if (option.max !== undefined && value > option.max)
        return wrong("builder.isAtMost", { limit: option.max });
      return { value, mistakes: {} };
    }
    case "choice": {
      const choices = choicesOf(option);
      if (!choices.includes(text)) return wrong("builder.isOneOf", { values: choices.join(", ") });
      const number = option.values?.find((value) => typeof value === "number" && String(value) === text);
      return { value: option.type === "boolean" ? text === "true" : (number ?? text), mistakes: {} };
    }
    case "lines":
      return { value: text.split("\n").map((line) => entryOf(option, line.trim())), mistakes: {} };
    case "yaml":
      return readYaml(text, wrong);
    default:
      if (option.type === "regex" && !isPattern(text)) return wrong("builder.isPattern");
      return { value: text, mistakes: {} };
  }
}

/** Lists of numbers hold numbers. */
function entryOf({ of = "" }: InterceptorOption, line: string): OptionValue {
  return /integer|long|number/i.test(of) && Number.isFinite(Number(line)) ? Number(line) : line;
}

function readYaml(text: string, wrong: (...mistake: Mistake) => ReadField): ReadField {
  try {
    const value = parse(text) as OptionValue;
    return isMap(value) ? { value, mistakes: {} } : wrong("builder.isPairs");
  } catch {
    return wrong("builder.isYaml");
  }
}

/** Java's patterns are nearly those of JavaScript; its inline flags and possessive quantifiers are let through. */
function isPattern(text: string): boolean {
  try {
    new RegExp(text.replace(/^\(\?[a-z]+\)/, "").replace(/([*+?}])\+/g, "$1"));
    return true;
  } catch {
    return false;
  }
}

function isMap(value: OptionValue | undefined): value is Record<string, OptionValue> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
