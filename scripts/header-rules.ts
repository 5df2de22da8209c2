import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** One part of `_headers`: for which paths, and what. */
interface HeaderRule {
  matches: RegExp;
  headers: [name: string, value: string][];
}

/**
 * Reads the headers that the build wrote for hosts, so that the site is served here as it will be there.
 *
 * @param directory the site's folder; its `_headers` is read again when it has changed
 * @returns a function from a path to the headers it is served with, by lower-case name; without a `_headers` none
 */
export function createHeaderRules(directory: string): (path: string) => Promise<Record<string, string>> {
  const file = join(directory, "_headers");
  let known: { modified: number; rules: HeaderRule[] } | undefined;
  return async (path) => {
    const modified = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (modified === undefined) return {};
    if (known?.modified !== modified)
      known = { modified, rules: parseHeaderRules(await readFile(file, "utf8")) };
    return applyHeaderRules(known.rules, path);
  };
}

/**
 * @param text of a `_headers` file: an address, then indented `Name: value` lines
 * @returns its rules, in order
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined)
      rules.push({ matches: patternOf(line.trim()), headers: [] });
    else rules.at(-1)?.headers.push([name.toLowerCase(), value.trim()]);
  }
  return rules;
}

/** Of several rules for one path, hosts join the values of a header. */
function applyHeaderRules(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of rules.flatMap((rule) => (rule.matches.test(path) ? rule.headers : []))) {
    const before = headers[name];
    headers[name] = before === undefined ? value : `${before}, ${value}`;
  }
  return headers;
}

/** `*` stands for anything, `:name` for one step of the path. */
function patternOf(address: string): RegExp {
  const source = address
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replace(/:[a-z]\w*/gi, "[^/]+");
  return new RegExp(`^${source}$`);
}
