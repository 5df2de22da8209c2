/** The manifest of the index files. It is requested every time, while the files listed in it never change. */
export const manifestUrl = "/search/manifest.json";

/** Changes with the format of the files, so that scripts don't misread files from another release. */
export const INDEX_VERSION = 9;

/** Addresses of the files that search loads: the outline for the first results, then the full text. */
export interface IndexFiles {
  outline: string;
  /** The file with the full text. For a large site, the folder of its files with terms and pages, with a slash at the end. */
  texts: string;
  /** For a large site, the bytes of the outline after gzip, which count towards what a reader loads before the first answer. */
  outlineBytes?: number;
}

export interface SearchManifest {
  version: typeof INDEX_VERSION;
  /**
   * Addresses of the files for readers of each language; several languages can share them.
   * @example { en: { outline: "/search/outline-0123456789abcdef.json", texts: "/search/texts-0123456789abcdef.json" } }
   */
  indexes: Record<string, IndexFiles>;
  /** Number of records in all files. */
  records: number;
}
