import { localePath } from "../../model/navigation/locale";
import { errorIn, type ContentProblem } from "../../model/problem/problem";
import { suggestionFor } from "../../model/problem/suggestion";
import type { ContentPageFields } from "../node-types/content-types";

interface Targets {
  /** Pages built from content. */
  pages: readonly Pick<ContentPageFields, "path" | "locale" | "file" | "ids" | "links">[];
  /** Other valid addresses: listings, redirects, fixed pages, files in static/. */
  otherPaths: ReadonlySet<string>;
  /** The default language. */
  language: string;
}

/** Finds links to pages and anchors that don't exist. @param severity from the site configuration: `warn` or `error` */
export function checkLinks(
  { pages, otherPaths, language }: Targets,
  severity: ContentProblem["severity"],
): ContentProblem[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  /** The page that readers of a language see: the translation, if there is one. */
  const pageFor = (target: string, locale: string) => {
    const address = byFile.get(target)?.path ?? target;
    return byPath.get(localePath(address, locale, language)) ?? byPath.get(address);
  };
  const problems: ContentProblem[] = [];
  for (const page of pages) {
    for (const { target, anchor, written, file, line, column } of page.links) {
      const report = (message: string, hint?: string) => {
        problems.push({ ...errorIn(file, message, hint, { line, column }), severity });
      };
      const found = target === "" ? page : pageFor(target, page.locale);
      if (!found) {
        if (otherPaths.has(target)) continue;
        const candidates = target.startsWith("/") ? [...byPath.keys(), ...otherPaths] : [...byFile.keys()];
        report(`broken link: \`${written}\` doesn't lead to a page`, nearest(target, candidates));
      } else if (anchor !== "" && anchor !== "top" && !found.ids.includes(anchor)) {
        report(
          `broken anchor: \`${written}\` doesn't match any ID on ${found.path}`,
          nearest(anchor, found.ids),
        );
      }
    }
  }
  return problems;
}

function nearest(wanted: string, candidates: readonly string[]): string | undefined {
  const suggestion = suggestionFor(wanted, candidates);
  return suggestion === null ? undefined : `did you mean \`${suggestion}\`?`;
}
