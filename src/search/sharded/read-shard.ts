import { INDEX_VERSION } from "../../model/search/search-files";
import type { PageFile, TermsFile } from "../../model/search/sharded-files";

/** Whether the content of a file is that of a file with terms, in the current format. */
export function isTermsFile(file: unknown): file is TermsFile {
  return isOfVersion(file) && "terms" in file && Array.isArray(file.terms);
}

/** Whether the content of a file is that of a page's file, in the current format. */
export function isPageFile(file: unknown): file is PageFile {
  if (!isOfVersion(file) || !("page" in file)) return false;
  const { page } = file;
  return typeof page === "object" && page !== null && "entries" in page && Array.isArray(page.entries);
}

function isOfVersion(file: unknown): file is object {
  return typeof file === "object" && file !== null && "version" in file && file.version === INDEX_VERSION;
}
