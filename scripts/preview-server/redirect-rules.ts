import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { redirectTarget } from "../../src/model/navigation/redirect";

/**
 * Reads the redirects that the build wrote for hosts, so that the preview server redirects old addresses in the same way.
 * @param directory the site's folder; its `_redirects` is read again after it changes
 * @returns a function that returns the new address for a request's target, such as `/old?x=1`, with its query; undefined if
 *   no rule has the path
 */
export function createRedirectRules(directory: string): (url: string) => Promise<string | undefined> {
  const file = join(directory, "_redirects");
  let known: { modified: number; rules: Map<string, string> } | undefined;
  return async (url) => {
    const modified = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (modified === undefined) return undefined;
    if (known?.modified !== modified)
      known = { modified, rules: parseRedirectRules(await readFile(file, "utf8")) };
    const [path = "", ...queryParts] = url.split("?");
    const target = known.rules.get(path);
    const query = queryParts.length > 0 ? `?${queryParts.join("?")}` : "";
    return target === undefined ? undefined : redirectTarget(target, query, "");
  };
}

/** Each line is `from to status`. Lines that aren't redirects, such as `/app/* /index.html 200`, are skipped. */
function parseRedirectRules(text: string): Map<string, string> {
  const rules = text.split("\n").flatMap((line): [string, string][] => {
    const [from, to, status = "301"] = line.trim().split(/\s+/);
    if (!from?.startsWith("/") || to === undefined || !/^30[1278]$/.test(status)) return [];
    return [[from, to]];
  });
  return new Map(rules);
}
