import type { DocSearchModalProps } from "@docsearch/react/modal";
import type { SearchRecord } from "../../model/search/search-record";
import { escapeHtml } from "../../model/content/escape-html";
import { ambiguousPages } from "../hits/ambiguous-pages";
import { highlightToHtml, matchEnd, matchStart } from "../hits/highlight";
import { hierarchyLevels } from "../hits/hierarchy-levels";
import { limitQuery } from "../limit-query";
import type { SearchAnswer, SearchProvider, SearchQuery } from "../provider";

/** The outcome of the reader's last query. */
export type Outcome = { query: string } & ({ count: number } | { error: unknown });

interface ModalClientOptions {
  /** Called with each query's outcome, unless a later one has already arrived. */
  onOutcome: (outcome: Outcome) => void;
  /** Called with each answer that is shown. */
  onAnswer?: (answer: SearchAnswer) => void;
}

type TransformSearchClient = NonNullable<DocSearchModalProps["transformSearchClient"]>;
type DocSearchClient = ReturnType<TransformSearchClient>;

export interface ModalClient {
  /** The client that DocSearch uses. */
  transform: TransformSearchClient;
  /** Called when an input method starts and stops composing. What is typed in between isn't a query yet. */
  setComposing: (isComposing: boolean) => void;
}

interface ModalAnswer {
  results: { hits: object[]; nbHits: number; index?: string | undefined }[];
}

const nothing: ModalAnswer = { results: [{ hits: [], nbHits: 0 }] };

/**
 * The search client for DocSearch's modal, which queries our provider. DocSearch shows only one kind of failure, and leaves
 * it unhandled, so failures are passed to `onOutcome`, and DocSearch gets an answer without hits.
 */
export function createModalClient(
  provider: SearchProvider,
  { onOutcome, onAnswer }: ModalClientOptions,
): ModalClient {
  let isComposing = false;
  let started = 0;
  let shown = 0;
  let last = nothing;

  const search = async ({ requests }: { requests: readonly SearchQuery[] }): Promise<ModalAnswer> => {
    if (isComposing) return last;
    const number = ++started;
    const queries = requests.map((request) => ({
      ...request,
      query: limitQuery(request.query),
      highlightPreTag: matchStart,
      highlightPostTag: matchEnd,
    }));
    const query = queries[0]?.query ?? "";
    const settle = (answer: ModalAnswer, outcome: Outcome) => {
      if (number < shown) return last;
      shown = number;
      last = answer;
      onOutcome(outcome);
      return answer;
    };
    try {
      const { results } = await provider.search(queries);
      const count = results.reduce((sum, { nbHits = 0 }) => sum + nbHits, 0);
      if (number >= shown) results.forEach((answer) => onAnswer?.(answer));
      return settle({ results: results.map(toModalAnswer) }, { query, count });
    } catch (error) {
      return settle(nothing, { query, error });
    }
  };

  return {
    transform: (client) => ({
      addAlgoliaAgent: client.addAlgoliaAgent.bind(client),
      transporter: client.transporter,
      // DocSearch uses only this one of the client's many shapes.
      search: search as unknown as DocSearchClient["search"],
    }),
    setComposing: (composing) => {
      isComposing = composing;
    },
  };
}

/** Whether an item in the modal is a hit in an answer. DocSearch stores searches without this property. */
export function isAnswerHit(item: object): item is { objectID: string } {
  return "objectID" in item && "_highlightResult" in item;
}

/** The language of a hit's texts, if its page isn't translated. */
export function languageOfHit(item: object): string | undefined {
  return "contentLanguage" in item && typeof item.contentLanguage === "string"
    ? item.contentLanguage
    : undefined;
}

function toModalAnswer(answer: SearchAnswer): ModalAnswer["results"][number] {
  const paths = ambiguousPages(answer.hits);
  // The path is the beginning of the description, which is shown below the title.
  const hits = answer.hits.map((hit) =>
    paths.has(hit.url)
      ? { ...hit, content: [paths.get(hit.url), hit.content].filter(Boolean).join(" – ") }
      : hit,
  );
  return { ...answer, nbHits: answer.nbHits ?? 0, hits: hits.map(toModalHit) };
}

type Values = Record<string, string | null>;
interface Marked {
  value?: string;
}

/**
 * A hit in which every text is HTML that shows the text unchanged, because DocSearch inserts texts into the page unchecked:
 * the highlighted texts and, if those are missing, the plain ones.
 */
function toModalHit(hit: SearchAnswer["hits"][number]): object {
  const snippets = hit._snippetResult as Partial<Record<string, unknown>> | undefined;
  const highlights = hit._highlightResult as Partial<Record<string, unknown>> | undefined;
  const marked = (from: Partial<Record<string, unknown>> | undefined) => ({
    hierarchy: markedLevels(from?.hierarchy as Partial<Record<string, Marked>> | undefined, hit.hierarchy),
    content: markedValue(from?.content as Marked | undefined, hit.content ?? null),
  });
  return {
    objectID: hit.objectID,
    url: hit.url,
    type: hit.type,
    ...(hit.contentLanguage ? { contentLanguage: hit.contentLanguage } : {}),
    hierarchy: Object.fromEntries(
      hierarchyLevels.map((level) => [level, escaped(hit.hierarchy[level] ?? null)]),
    ),
    content: escaped(hit.content ?? null),
    _highlightResult: { hierarchy: marked(highlights).hierarchy },
    _snippetResult: marked(snippets),
  };
}

function markedLevels(
  values: Partial<Record<string, Marked>> | undefined,
  plain: SearchRecord["hierarchy"],
): Record<string, Marked> {
  return Object.fromEntries(
    hierarchyLevels.flatMap((level) => {
      const text = (plain as Values)[level] ?? null;
      return text === null ? [] : [[level, markedValue(values?.[level], text)]];
    }),
  );
}

function markedValue(marked: Marked | undefined, plain: string | null): Marked {
  const text = marked?.value ?? plain;
  return text === null ? {} : { value: highlightToHtml(text) };
}

function escaped(text: string | null): string | null {
  return text === null ? null : escapeHtml(text);
}
