import type { z } from "zod";
import { suggestionFor } from "./suggestion";

/** A failed check in an author's terms. `path` is the path to the value inside the checked object. */
export interface SchemaIssue {
  path: (string | number)[];
  key: string;
  message: string;
}

const typeNames: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a map",
  record: "a map",
};

/**
 * Converts a schema's issues to messages that describe the value found and the allowed values. Each message continues a sentence
 * that begins with the key, such as "must be text, but is null".
 * @param issues from a failed `safeParse`
 * @param value the checked value
 * @param knownKeys the allowed keys of the outermost object, for hints about unknown keys
 */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  knownKeys: readonly string[] = [],
): SchemaIssue[] {
  return issues.flatMap((issue): SchemaIssue[] => {
    const path = issue.path.filter((step) => typeof step !== "symbol");
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        path: [...path, key],
        key: [...path, key].join("."),
        message: unknownKey(key, path.length === 0 ? knownKeys : []),
      }));
    }
    // If several kinds of values are allowed, the kind that matches the value gives the most precise problem inside it.
    const inside =
      issue.code === "invalid_union" &&
      issue.errors.find((kind) => kind.some((inner) => inner.path.length > 0));
    if (inside) {
      const moved = inside.map((inner): z.core.$ZodIssue => ({ ...inner, path: [...path, ...inner.path] }));
      return describeIssues(moved, value);
    }
    const found = valueAt(value, path);
    return [{ path, key: path.join(".") || "(root)", message: describeIssue(issue, found) }];
  });
}

function unknownKey(key: string, knownKeys: readonly string[]): string {
  if (knownKeys.length === 0) return "isn't a known key";
  const suggestion = suggestionFor(key, knownKeys);
  const hint = suggestion ? ` Did you mean \`${suggestion}\`?` : "";
  return `isn't a known key.${hint} Known keys: ${knownKeys.join(", ")}`;
}

function describeIssue(issue: z.core.$ZodIssue, found: unknown): string {
  if (issue.code === "invalid_key")
    return `isn't a valid key; a key must be ${issue.issues.map(allowed).join(", ")}`;
  if (found === undefined) return `is missing; it must be ${allowed(issue)}`.replace(/,$/, "");
  // A union discriminated by one key; the schema's own message lists the values that the key allows.
  if (issue.code === "invalid_union" && issue.errors.length === 0)
    return `is ${show(found)}, but ${issue.message}`;
  const quotes =
    issue.code === "invalid_type" && issue.expected === "string" && typeof found === "number"
      ? "; put it in quotes"
      : "";
  return `must be ${allowed(issue).replace(/,$/, "")}, but is ${show(found)}${quotes}`;
}

function allowed(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return typeNames[issue.expected] ?? issue.expected;
    case "invalid_value":
      return issue.values.length === 1
        ? show(issue.values[0])
        : `one of ${issue.values.map(show).join(", ")}`;
    case "invalid_union":
      return issue.errors.map((branch) => branch.map(allowed).join(", ")).join(" or ");
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return "text that isn't empty";
      if (issue.origin === "array")
        return `a list of at least ${String(issue.minimum)} ${issue.minimum === 1 ? "item" : "items"}`;
      return `at least ${String(issue.minimum)}`;
    case "too_big":
      return issue.origin === "string"
        ? `text of at most ${String(issue.maximum)} characters`
        : `at most ${String(issue.maximum)}`;
    case "invalid_format":
      return issue.message.startsWith("Invalid") ? `a valid ${issue.format}` : issue.message;
    default:
      return issue.message;
  }
}

function show(value: unknown): string {
  if (typeof value === "number") return `the number ${String(value)}`;
  const json = JSON.stringify(value);
  return json.length <= 80 ? json : `${json.slice(0, 79)}…`;
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== "object" || current === null) return undefined;
    current = (current as Record<string | number, unknown>)[step];
  }
  return current;
}
