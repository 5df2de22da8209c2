import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** A section of `_headers`: its paths and headers. */
interface HeaderRule {
  matches: RegExp;
  headers: [name: string, value: string][];
}

/**
 * Reads the headers that the build wrote for hosts, so that the preview server sends the same headers.
 * @param directory the site's folder; its `_headers` is read again after it changes
 * @returns a function that returns a path's headers by lowercase name; empty without a `_headers`
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

/** If several rules match a path, hosts join the values of a header. */
function applyHeaderRules(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of rules.flatMap((rule) => (rule.matches.test(path) ? rule.headers : []))) {
    const before = headers[name];
    headers[name] = before === undefined ? value : `${before}, ${value}`;
  }
  return headers;
}

/** `*` matches anything, `:name` one segment of the path. */
function patternOf(address: string): RegExp {
  const source = address
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replace(/:[a-z]\w*/gi, "[^/]+");
  return new RegExp(`^${source}$`);
}
