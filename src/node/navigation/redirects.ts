import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { cleanPath, cleanReference, decodeOr, isExternal, splitReference } from "../../model/navigation/path";
import { errorIn, type ContentProblem } from "../../model/problem/problem";
import { yamlProblems } from "../reading/yaml-problems";
import { addressKey, readOldAddress } from "./addresses";
import { redirectTarget } from "../../model/navigation/redirect";
import { isSafeAddress, isWholeAddress, safeSchemes, schemeOf } from "../reading/safe-address";

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
 * Parses `content/redirects.yaml`, a map from old addresses to new ones.
 * @returns clean redirects in the order of the file, and the problems in the file
 */
export function parseRedirects(yaml: string): { redirects: Redirect[]; problems: ContentProblem[] } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const problem = (line: number, message: string, hint?: string) =>
    errorIn(redirectsFile, message, hint, { line, column: 1 });
  const ofYaml = yamlProblems(document, yaml);
  if (ofYaml.length > 0) {
    const problems = ofYaml.map(({ offset, message, hint }) =>
      problem(lines.linePos(offset).line, message, hint),
    );
    return { redirects: [], problems };
  }
  const contents = document.contents;
  if (contents === null || (isScalar(contents) && contents.value === null))
    return { redirects: [], problems: [] };
  const redirects: Redirect[] = [];
  const problems: ContentProblem[] = [];
  if (!isMap(contents)) {
    const hint = "write each redirect on its own line: `/old/path/: /new/path/`";
    return {
      redirects,
      problems: [problem(1, "the redirects must be a map of old addresses to new ones", hint)],
    };
  }
  for (const { key, value } of contents.items) {
    const line = lines.linePos(key.range[0]).line;
    const from = scalar(key);
    const to = scalar(value);
    const old = readOldAddress(from);
    if (!isSafeAddress(to))
      problems.push(problem(line, unsafeMessage(from, to), `use one of: ${safeSchemes.join(", ")}`));
    else if (!isWholeAddress(to))
      problems.push(problem(line, `\`${from}: ${to}\` isn't a redirect`, "write `/old/path/: /new/path/`"));
    else if ("reason" in old) problems.push(problem(line, `the old address \`${from}\` ${old.reason}`));
    else redirects.push({ from: cleanPath(old.path), to: cleanReference(to), file: redirectsFile, line });
  }
  return { redirects, problems };
}

function unsafeMessage(from: string, to: string): string {
  return `the redirect from \`${from}\` leads to an address with the scheme \`${schemeOf(to) ?? ""}:\``;
}

/** The redirects defined in a page's frontmatter. */
export function redirectsFrom(page: { file: string; path: string; redirectFrom: readonly string[] }): {
  redirects: Redirect[];
  problems: ContentProblem[];
} {
  const redirects: Redirect[] = [];
  const problems: ContentProblem[] = [];
  for (const written of page.redirectFrom) {
    const old = readOldAddress(written);
    const { file } = page;
    if ("path" in old) redirects.push({ from: cleanPath(old.path), to: page.path, file, line: 1 });
    else {
      const message = `in frontmatter \`redirect_from\`, the old address \`${written}\` ${old.reason}`;
      problems.push(errorIn(file, message, undefined, { line: 1, column: 1 }));
    }
  }
  return { redirects, problems };
}

/** What is served at an address. */
export interface RedirectTarget {
  file: string;
  /** The valid hashes at this address; null if they aren't known, such as for pages created in code. */
  ids: readonly string[] | null;
}

/**
 * Checks redirects against each other and against the site's pages: duplicate sources, sources that are pages, loops, and
 * targets and anchors that don't exist. Chains are shortened to a single hop.
 * @param pages every valid address
 */
export function resolveRedirects(
  redirects: readonly Redirect[],
  pages: ReadonlyMap<string, RedirectTarget>,
): { redirects: Redirect[]; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const report = (
    { file, line }: Redirect,
    message: string,
    hint?: string,
    severity: ContentProblem["severity"] = "error",
  ) => {
    problems.push({ ...errorIn(file, message, hint, { line, column: 1 }), severity });
  };
  const bySource = new Map<string, Redirect>();
  // On many machines and hosts, addresses that differ only in case are the same folder.
  const byKey = new Map<string, Redirect>();
  const pagesByKey = new Map([...pages].map(([path, page]) => [addressKey(path), { path, ...page }]));
  for (const redirect of redirects) {
    const key = addressKey(redirect.from);
    const other = byKey.get(key);
    const page = pagesByKey.get(key);
    if (other && (other.from === redirect.from || other.to !== redirect.to))
      report(redirect, `${redirect.from} is redirected twice`, `also in ${other.file}:${other.line}`);
    else if (page)
      report(
        redirect,
        `the redirect from ${redirect.from} hides a page${page.path === redirect.from ? "" : " on hosts that ignore case"}`,
        `the page is ${page.file}`,
      );
    else {
      bySource.set(redirect.from, redirect);
      byKey.set(key, other ?? redirect);
    }
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
        const page = pages.get(path);
        const id = decodeOr(hash.slice(1));
        if (page?.ids && id !== "" && id !== "top" && !page.ids.includes(id))
          report(
            redirect,
            `the redirect from ${redirect.from} leads to an ID that doesn't exist on ${path}: ${to}`,
            undefined,
            "warning",
          );
        if (page) return [{ ...redirect, to }];
        report(redirect, `the redirect from ${redirect.from} leads to a page that doesn't exist: ${to}`);
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
