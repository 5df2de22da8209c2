/** Names the index files; requested every time, while the files it names never change. */
export const manifestUrl = "/search/manifest.json";

/** Changes with the form of the files, so that scripts and files of two releases don't misread each other. */
export const INDEX_VERSION = 6;

/** Addresses of what search loads: what answers first, then the full text. */
export interface IndexFiles {
  outline: string;
  texts: string;
}

export interface SearchManifest {
  version: typeof INDEX_VERSION;
  /**
   * Addresses of the files for readers of each language; several languages may share them.
   * @example { en: { outline: "/search/outline-0123456789abcdef.json", texts: "/search/texts-0123456789abcdef.json" } }
   */
  indexes: Record<string, IndexFiles>;
  /** Number of records in all files. */
  records: number;
}
