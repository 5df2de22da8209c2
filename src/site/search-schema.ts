import { z } from "zod";
import { externalUrl, sitePath, text } from "./shared-schema";

const common = {
  /** Storage name of recent and favorite searches, and name of Algolia's index. @example "docs" */
  indexName: z.string().regex(/^[A-Za-z0-9_-]+$/, "a name of letters, digits, dashes and underscores"),
  /**
   * The number of pages above which the full text of a language's index is split, so that readers load only the parts that their
   * queries need. Only for the index that is built with the site. Defaults to 1000.
   */
  splitAbove: z.number().int().min(0).optional(),
  /** Whether the modal finds only pages in the reader's language and in the versions that the reader is reading. */
  contextualSearch: z.boolean(),
  /** The page for 'See all results'; null for none. */
  searchPagePath: sitePath.nullable(),
  /** Number of results in each group of the modal. */
  resultsPerGroup: z.number().int().min(1).max(20),
  /** Number of results per page on the search page. */
  hitsPerPage: z.number().int().min(1).max(100),
  /** Suggested queries when there are no results. */
  suggestions: z.array(text),
  /** The target of 'Let us know.', with `{query}` for the search query; null for no link. */
  missingResultsUrl: externalUrl.nullable(),
  /** Results whose address matches this pattern open as pages of another site; null for none. */
  externalUrlRegex: z.string().nullable(),
};

/** The search provider: an index built with the site, or Algolia. */
export const searchSchema = z.discriminatedUnion("provider", [
  z.strictObject({ provider: z.literal("embedded"), ...common }),
  z.strictObject({
    provider: z.literal("algolia"),
    ...common,
    /** The application; ALGOLIA_APP_ID overrides it. */
    appId: z
      .string()
      .regex(/^[A-Za-z0-9]+$/, "an ID of letters and digits")
      .optional(),
    /**
     * A key with only search permission, because browsers receive it. The environment variable ALGOLIA_SEARCH_KEY takes
     * precedence.
     */
    apiKey: z.string().regex(/^\S+$/, "a key without spaces").optional(),
    /** Hosts that replace Algolia's own, for tests and proxies. */
    hosts: z.array(z.url({ protocol: /^https?$/ })).optional(),
    /** Additional parameters for each query. */
    searchParameters: z.record(z.string(), z.unknown()).optional(),
    /** Whether views and clicks are reported to Algolia. */
    events: z.boolean(),
    /**
     * Where they are sent; by default, to Algolia's own host. Each region has its own.
     * @example "https://insights.de.algolia.io"
     */
    eventsHost: z.url({ protocol: /^https?$/ }).optional(),
  }),
]);

export type SearchConfig = z.infer<typeof searchSchema>;
