import { z } from "zod";
import { externalUrl, sitePath, text } from "./shared-schema";

const common = {
  /** Name under which recent and favourite searches are kept, and of Algolia's index. @example "docs" */
  indexName: z.string().regex(/^[A-Za-z0-9_-]+$/, "letters, digits, dashes and underscores"),
  /** Whether the modal finds only the reader's language and the versions that he reads. */
  contextualSearch: z.boolean(),
  /** The page that 'See all results' leads to; null for none. */
  searchPagePath: sitePath.nullable(),
  /** Results shown in each group of the modal. */
  resultsPerGroup: z.number().int().min(1).max(20),
  /** Results on a page of the search page. */
  hitsPerPage: z.number().int().min(1).max(100),
  /** Queries to try where one finds nothing. */
  suggestions: z.array(text),
  /** Where 'Let us know.' leads, with `{query}` for what was searched; null for no link. */
  missingResultsUrl: externalUrl.nullable(),
  /** Hits whose address matches this pattern are opened as pages of another site; null for none. */
  externalUrlRegex: z.string().nullable(),
};

/** How search works: by an index built with the site, or by Algolia. */
export const searchSchema = z.discriminatedUnion("provider", [
  z.strictObject({ provider: z.literal("embedded"), ...common }),
  z.strictObject({
    provider: z.literal("algolia"),
    ...common,
    /** The application; ALGOLIA_APP_ID stands in for it. */
    appId: z
      .string()
      .regex(/^[A-Za-z0-9]+$/, "letters and digits")
      .optional(),
    /** A key that may only search: it is shipped to browsers. The environment variable ALGOLIA_SEARCH_KEY wins. */
    apiKey: z.string().regex(/^\S+$/, "a key without spaces").optional(),
    /** Hosts in place of Algolia's own, for tests and proxies. */
    hosts: z.array(z.url({ protocol: /^https?$/ })).optional(),
    /** Further parameters of each query. */
    searchParameters: z.record(z.string(), z.unknown()).optional(),
    /** Whether Algolia is told of views and clicks. */
    events: z.boolean(),
    /** Where they are sent; Algolia's own by default. A region has its own. @example "https://insights.de.algolia.io" */
    eventsHost: z.url({ protocol: /^https?$/ }).optional(),
  }),
]);

export type SearchConfig = z.infer<typeof searchSchema>;
