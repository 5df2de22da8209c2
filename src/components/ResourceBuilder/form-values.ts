import { parse, stringify } from "yaml";
import type { InterceptorOption, OptionValue } from "../../model/reference/interceptor";
import {
  contentMistake,
  entryForm,
  isNumberOption,
  type ValueForm,
} from "../../model/reference/option-mistake";
import type { resourceBuilderTexts } from "../../site/translations/en/resource-builder";

/** The value of a field while someone types: text, groups of fields, or a list of groups. Empty text means "not set". */
export type FieldValue = string | Group | Group[];
export interface Group {
  [name: string]: FieldValue;
}

/** The kind of field that edits an option. */
export type FieldKind = "text" | "number" | "choice" | "lines" | "yaml" | "group" | "groups";

/** Chooses the field for an option: nested options become groups, plain lists one line per entry, and free objects YAML. */
export function fieldKind(option: InterceptorOption): FieldKind {
  const { type, options, values } = option;
  if (options && options.length > 0) return type === "list" ? "groups" : "group";
  if (type === "list") return "lines";
  if (type === "map" || type === "object") return "yaml";
  if (type === "boolean" || type === "enum" || values) return "choice";
  return isNumberOption(option) ? "number" : "text";
}

/** The allowed values, as written in the form. */
export function choicesOf({ type, values }: InterceptorOption): string[] {
  return type === "boolean" ? ["true", "false"] : (values ?? []).map(String);
}

/** The form's values for a configuration. Options that it doesn't set are empty. */
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

/** The problem with a field: the key of a text, values for it, and the line if the field has several. */
export type Mistake = [key: MistakeKey, values?: Record<string, string | number>, line?: number];

type MistakeKey = Extract<keyof typeof resourceBuilderTexts, `builder.is${string}`>;

/** Problems by the path of their field. @example { "fields.0.name": ["builder.isMissing"] } */
export type Mistakes = Record<string, Mistake>;

/**
 * Reads the form.
 * @param path of the group in the form; empty for the whole form
 * @returns the configuration without values that aren't set, and the problems by field
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
    // A group with nothing set is left out, and so are its required fields.
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
    case "choice": {
      const choices = choicesOf(option);
      if (!choices.includes(text)) return wrong("builder.isOneOf", { values: choices.join(", ") });
      const number = option.values?.find((value) => typeof value === "number" && String(value) === text);
      return { value: option.type === "boolean" ? text === "true" : (number ?? text), mistakes: {} };
    }
    case "lines":
      return readLines(option, text, wrong);
    case "yaml":
      return readYaml(option, text, wrong);
    default: {
      const { value, mistake } = readValue(option, text);
      return mistake ? wrong(...mistake) : { value, mistakes: {} };
    }
  }
}

/** One number or text. */
function readValue(form: ValueForm, text: string): { value: OptionValue; mistake: Mistake | null } {
  const value = isNumberOption(form) ? Number(text) : text;
  const found = contentMistake(form, value);
  return { value, mistake: found && [`builder.${found[0]}`, found[1] ?? {}] };
}

/** One value per line. Blank lines are ignored. */
function readLines(
  option: InterceptorOption,
  text: string,
  wrong: (...mistake: Mistake) => ReadField,
): ReadField {
  const entries: OptionValue[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const { value, mistake } = readValue(entryForm(option), line.trim());
    if (mistake) return wrong(mistake[0], mistake[1], index + 1);
    entries.push(value);
  }
  return { value: entries, mistakes: {} };
}

function readYaml(
  option: InterceptorOption,
  text: string,
  wrong: (...mistake: Mistake) => ReadField,
): ReadField {
  try {
    const isOfText = option.type === "map" && entryForm(option).type === "string";
    // In a map of text, `5` and `true` are text.
    const value = parse(text, isOfText ? { schema: "failsafe" } : {}) as OptionValue;
    const isFlat =
      !isOfText || (isMap(value) && Object.values(value).every((each) => typeof each === "string"));
    return isMap(value) && isFlat ? { value, mistakes: {} } : wrong("builder.isPairs");
  } catch {
    return wrong("builder.isYaml");
  }
}

function isMap(value: OptionValue | undefined): value is Record<string, OptionValue> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
