/** Rules that can be switched off to measure their effect. */
export interface RankingRules {
  /** A page's score contributes to the scores of its sections. */
  pages: boolean;
  /** A page is found by the words in its address. */
  addresses: boolean;
  /** A section is found by a text that repeats the query. */
  verbatim: boolean;
  /** A release is found by its version, image or CVE. */
  releases: boolean;
  /** A table row is found by the name in its first cell. */
  rows: boolean;
}

export const allRules: RankingRules = {
  pages: true,
  addresses: true,
  verbatim: true,
  releases: true,
  rows: true,
};
