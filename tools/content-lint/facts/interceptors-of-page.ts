import path from "node:path";
import type { Interceptor } from "../../../src/model/reference/interceptor";
import type { ContentDocument } from "../document/content-document";

const blockOf = /<(?:Interceptor[A-Z]\w*|ResourceBuilder) of="([^"]*)"/g;
const link = /\]\((\.[^)#\s]+\.mdx?)/g;

/**
 * The interceptors that a page shows, configures or links to.
 * @param file path of the page from the root of the repository
 * @param documents all pages
 */
export function interceptorsOfPage(
  file: string,
  documents: readonly ContentDocument[],
  interceptors: readonly Interceptor[],
): Interceptor[] {
  const text = documents.find((each) => each.file === file)?.text ?? "";
  const linked = new Set(
    [...text.matchAll(link)].map(([, target = ""]) => path.posix.join(path.posix.dirname(file), target)),
  );
  const ids = new Set(
    [text, ...documents.filter((each) => linked.has(each.file)).map((each) => each.text)].flatMap(shownIn),
  );
  return interceptors.filter(({ id, pluginClass }) => ids.has(id) || text.includes(pluginClass));
}

function shownIn(text: string): string[] {
  return [...text.matchAll(blockOf)].flatMap(([, of = ""]) => of.split(",").map((id) => id.trim()));
}
