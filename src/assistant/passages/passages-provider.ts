import type { ContentNode } from "../../model/content/content-tree";
import { contextualFilters } from "../../search/contextual-filters";
import type { SearchProvider } from "../../search/provider";
import { siteSearch } from "../../search/site-search";
import type { AnsweringSection } from "../../search/provider";
import { siteConfig } from "../../site/configuration";
import { codeNode } from "../code-node";
import type { AnswerSource, AssistantProvider } from "../provider";
import { cutPassage } from "./cut-passage";
import { loadTree } from "./load-tree";
import { markWords } from "./mark-words";
import { sectionNodes } from "./section-nodes";

/** The number of passages in an answer. */
const COUNT = 3;
/** Release notes describe what changed, but seldom how to do something. */
const kinds = ["kind:docs", "kind:faq"];

/**
 * Answers with passages from the documentation: the content of the sections that the site's own search finds for a question.
 * No data leaves the site.
 * @param search finds the sections
 * @param load the content of a page; if it can't be loaded, the texts in the search index are used instead
 */
export function createPassagesProvider(
  search: Required<Pick<SearchProvider, "sections" | "prepare">> = siteSearch,
  load: typeof loadTree = loadTree,
): AssistantProvider {
  return {
    name: "passages",
    hasOwnWindow: false,
    prepare: () => search.prepare(),
    ask: async function* (question, { page, signal }) {
      let sections: AnsweringSection[];
      try {
        sections = await search.sections({
          question,
          count: COUNT,
          facetFilters: [...contextualFilters(siteConfig, page.path), kinds],
        });
      } catch {
        yield { type: "error", error: { kind: "search" } };
        return;
      }
      const sources = await Promise.all(sections.map((section) => sourceOf(section, load, signal)));
      for (const source of sources) yield { type: "source", source };
      yield { type: "done" };
    },
  };
}

async function sourceOf(
  { url, headings, texts, words }: AnsweringSection,
  load: typeof loadTree,
  signal: AbortSignal,
): Promise<AnswerSource> {
  const [path = "", anchor = ""] = url.split("#");
  const whole = await load(path, signal).then(
    (tree) => sectionNodes(tree, path, anchor),
    () => [],
  );
  const { passage, isCut } = cutPassage(whole.length > 0 ? whole : nodesOf(texts), words);
  return {
    title: headings.at(-1) ?? path,
    url,
    trail: headings.slice(0, -1),
    passage: markWords(passage, words),
    isCut,
  };
}

function nodesOf(texts: AnsweringSection["texts"]): ContentNode[] {
  return texts.map(({ text, code }) => (code ? codeNode(text, "") : { type: "p", children: [text] }));
}
