import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { cleanPath, cleanReference, isExternal, splitReference } from "../../model/path";
import type { ContentProblem } from "../../model/problem";
import { redirectTarget } from "../../model/redirect";

export interface Redirect {
  /** Clean path with trailing slash. */
  from: string;
  /** Clean site reference or an external address. */
  to: string;
  file: string;
  line: number;
}

export const redirectsFile = "content/redirects.yaml";

/**
 * Reads `content/redirects.yaml`: a map from old address to new one.
 * @returns clean redirects in the written order, and what is wrong with the file
 */
export function parseRedirects(yaml: string): { redirects: Redirect[]; problems: ContentProblem[] } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const problem = (line: number, message: string, hint?: string): ContentProblem => ({
    severity: "error",
    file: redirectsFile,
    line,
    column: 1,
    message,
    ...(hint ? { hint } : {}),
  });
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) =>
      problem(lines.linePos(error.pos[0]).line, `not valid YAML: ${error.message}`),
    );
    return { redirects: [], problems };
  }
  const contents = document.contents;
  if (contents === null || (isScalar(contents) && contents.value === null))
    return { redirects: [], problems: [] };
  const redirects: Redirect[] = [];
  const problems: ContentProblem[] = [];
  if (!isMap(contents)) {
    const hint = "write each redirect on a line: `/old/path/: /new/path/`";
    return { redirects, problems: [problem(1, "redirects are a map of addresses", hint)] };
  }
  for (const { key, value } of contents.items) {
    const line = lines.linePos(key.range[0]).line;
    const from = scalar(key);
    const to = scalar(value);
    if (!/^\/[^?#]*$/.test(from) || !(to.startsWith("/") || isExternal(to))) {
      problems.push(problem(line, `not a redirect: \`${from}: ${to}\``, "write `/old/path/: /new/path/`"));
    } else {
      redirects.push({ from: cleanPath(from), to: cleanReference(to), file: redirectsFile, line });
    }
  }
  return { redirects, problems };
}

/**
 * Checks redirects against each other and the site's pages: doubled sources, sources that are pages, loops, targets that
 * don't exist. A chain is shortened, so that each redirect is one hop.
 * @param pages every address that answers
 */
export function resolveRedirects(
  redirects: readonly Redirect[],
  pages: ReadonlyMap<string, string>,
): { redirects: Redirect[]; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const report = ({ file, line }: Redirect, message: string, hint?: string) => {
    problems.push({ severity: "error", file, line, column: 1, message, ...(hint ? { hint } : {}) });
  };
  const bySource = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const other = bySource.get(redirect.from);
    const page = pages.get(redirect.from);
    if (other)
      report(redirect, `${redirect.from} is redirected twice`, `also in ${other.file}:${other.line}`);
    else if (page !== undefined)
      report(redirect, `the redirect from ${redirect.from} hides a page`, `the page is ${page}`);
    else bySource.set(redirect.from, redirect);
  }
  const resolved = [...bySource.values()].flatMap((redirect): Redirect[] => {
    const seen = [redirect.from];
    let to = redirect.to;
    for (;;) {
      if (isExternal(to)) return [{ ...redirect, to }];
      const { path, query, hash } = splitReference(to);
      if (seen.includes(path)) {
        report(redirect, `a redirect loop: ${[...seen, path].join(" → ")}`);
        return [];
      }
      const next = bySource.get(path);
      if (!next) {
        if (pages.has(path)) return [{ ...redirect, to }];
        report(redirect, `the redirect from ${redirect.from} leads to no page: ${to}`);
        return [];
      }
      seen.push(path);
      to = redirectTarget(next.to, query, hash);
    }
  });
  return { redirects: resolved, problems };
}

function scalar(node: unknown): string {
  return isScalar(node) && (typeof node.value === "string" || typeof node.value === "number")
    ? String(node.value)
    : "";
}
