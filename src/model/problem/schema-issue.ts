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
  object: "a set of keys",
  record: "a set of keys",
};

/**
 * Converts a schema's issues to messages that describe the value found and the allowed values.
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
  if (knownKeys.length === 0) return "unknown key";
  const suggestion = suggestionFor(key, knownKeys);
  const hint = suggestion ? `, did you mean \`${suggestion}\`?` : ".";
  return `unknown key${hint} Known keys: ${knownKeys.join(", ")}`;
}

function describeIssue(issue: z.core.$ZodIssue, found: unknown): string {
  if (issue.code === "invalid_key") return `the key has to be ${issue.issues.map(allowed).join(", ")}`;
  if (found === undefined) return `is missing, ${allowed(issue)} is expected`;
  // A union discriminated by one key; the schema's own message lists the values that the key allows.
  if (issue.code === "invalid_union" && issue.errors.length === 0)
    return `found ${show(found)}, ${issue.message}`;
  const quotes =
    issue.code === "invalid_type" && issue.expected === "string" && typeof found === "number"
      ? "; put it in quotes"
      : "";
  return `found ${show(found)}, ${allowed(issue)} is expected${quotes}`;
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
      if (issue.origin === "string" && issue.minimum === 1) return "text that is not empty";
      if (issue.origin === "array") return `a list of at least ${String(issue.minimum)}`;
      return `${String(issue.minimum)} or more`;
    case "too_big":
      return issue.origin === "string"
        ? `text of at most ${String(issue.maximum)} characters`
        : `${String(issue.maximum)} or less`;
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
