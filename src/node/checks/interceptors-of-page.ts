import path from "node:path";
import type { Interceptor } from "../../model/interceptor";
import type { ContentText } from "./samples/check-samples";

const blockOf = /<(?:Interceptor[A-Z]\w*|ResourceBuilder) of="([^"]*)"/g;
const link = /\]\((\.[^)#\s]+\.mdx?)/g;

/** The interceptors that a page shows, configures or links to. @param files all pages */
export function interceptorsOfPage(
  { file, text }: ContentText,
  files: readonly ContentText[],
  interceptors: readonly Interceptor[],
): Interceptor[] {
  const linked = new Set(
    [...text.matchAll(link)].map(([, target = ""]) => path.posix.join(path.posix.dirname(file), target)),
  );
  const ids = new Set(
    [text, ...files.filter((each) => linked.has(each.file)).map((each) => each.text)].flatMap(shownIn),
  );
  return interceptors.filter(({ id, pluginClass }) => ids.has(id) || text.includes(pluginClass));
}

function shownIn(text: string): string[] {
  return [...text.matchAll(blockOf)].flatMap(([, of = ""]) => of.split(",").map((id) => id.trim()));
}
