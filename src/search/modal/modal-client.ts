import type { DocSearchModalProps } from "@docsearch/react/modal";
import type { SearchRecord } from "../../model/search/search-record";
import { escapeHtml } from "../../model/content/escape-html";
import { highlightToHtml, matchEnd, matchStart } from "../highlight";
import { hierarchyLevels } from "../hierarchy-levels";
import { limitQuery } from "../limit-query";
import type { SearchAnswer, SearchProvider, SearchQuery } from "../provider";

/** What came of the reader's last query. */
export type Outcome = { query: string } & ({ count: number } | { error: unknown });

interface ModalClientOptions {
  /** Told of each query's outcome, unless a later one has come first. */
  onOutcome: (outcome: Outcome) => void;
  /** Told of each answer that is shown. */
  onAnswer?: (answer: SearchAnswer) => void;
}

type TransformSearchClient = NonNullable<DocSearchModalProps["transformSearchClient"]>;
type DocSearchClient = ReturnType<TransformSearchClient>;

export interface ModalClient {
  /** What DocSearch takes. */
  transform: TransformSearchClient;
  /** Told when an input method begins and ends to compose: what is typed between is no query yet. */
  setComposing: (isComposing: boolean) => void;
}

interface ModalAnswer {
  results: { hits: object[]; nbHits: number; index?: string | undefined }[];
}

const nothing: ModalAnswer = { results: [{ hits: [], nbHits: 0 }] };

/**
 * The search client of DocSearch's modal, which asks our provider. It shows no failure but one and leaves that one
 * unhandled, so a failure is handed to `onOutcome`, and DocSearch gets an answer without hits.
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
      // Of the client's many shapes DocSearch uses this one.
      search: search as unknown as DocSearchClient["search"],
    }),
    setComposing: (composing) => {
      isComposing = composing;
    },
  };
}

/** Whether an item of the modal is a hit of an answer; DocSearch keeps searches without their marks. */
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
  return { ...answer, nbHits: answer.nbHits ?? 0, hits: answer.hits.map(toModalHit) };
}

type Values = Record<string, string | null>;
interface Marked {
  value?: string;
}

/**
 * A hit in which every text is HTML that shows it as it is, since DocSearch writes them into the page unchecked, the
 * highlighted ones and, where those lack, the plain ones.
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
