import path from "node:path";
import { bodySentences, type ContentDocument } from "../../document/content-document";
import { problemOf } from "../../document/finding";
import type { Rule } from "../../rule/rule";

const saysItIsFirst = /\b(?:start (?:here|with this page)|read this page)\b/i;

/**
 * If readers find several pages about a subject, each page must say which page to read first: `subjects` in content/prose.yaml.
 */
export const subjects: Rule = {
  id: "pages/subjects",
  about: "Pages about the same subject that don't link to the page to read first.",
  check: ({ documents, prose }) =>
    (prose?.subjects ?? []).flatMap(({ first, then }) => {
      const problem = (page: string, message: string, hint: string) =>
        problemOf(`content/${page}.mdx`, { line: 0, message, hint });
      const leads = new Map([first, ...then].map((page) => [page, leadOf(documents, page)]));
      const beginning = leads.get(first);
      const linksOn = then.some((page) => beginning?.links.includes(page));
      return [
        ...[...leads].flatMap(([page, lead]) =>
          lead
            ? []
            : [
                problem(
                  page,
                  "the page is listed under a subject, but doesn't exist",
                  "correct content/prose.yaml",
                ),
              ],
        ),
        ...(!beginning || (saysItIsFirst.test(beginning.text) && linksOn)
          ? []
          : [
              problem(
                first,
                "the first page about a subject must say that it comes first",
                'write "Start with this page" before the first heading, and link to the next page',
              ),
            ]),
        ...then.flatMap((page) => {
          const lead = leads.get(page);
          if (!lead || (lead.links.includes(first) && /\bfirst\b|\bstart/i.test(lead.text))) return [];
          return [
            problem(
              page,
              "the page must link to the page to read first",
              `link to ${first} before the first heading`,
            ),
          ];
        }),
      ];
    }),
};

/** The text before a page's first heading, and the pages that it links to, in the notation of `subjects`. */
function leadOf(
  documents: readonly ContentDocument[],
  page: string,
): { text: string; links: string[] } | undefined {
  const document = documents.find(({ file }) => file === `content/${page}.mdx`);
  if (!document) return undefined;
  const text = bodySentences(document).split(/^#{2,6} /m)[0] ?? "";
  const folder = path.posix.dirname(document.file);
  const links = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, address = ""]) =>
    path.posix.join(folder, address).replace(/^content\/|\.mdx$/g, ""),
  );
  return { text, links };
}
