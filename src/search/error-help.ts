import { SearchApiError, SearchResponseError, SearchUnreachableError } from "./provider";
import type { SearchTranslator } from "./search-translator";

/** What a reader can do about a failed search, or report to others. */
export function errorHelp(error: unknown, text: SearchTranslator["text"]): string {
  if (error instanceof SearchApiError)
    return text("search.status", { status: error.status, message: error.message });
  if (error instanceof SearchResponseError) return text("search.unreadable");
  // Such as "`appId` is missing.", which describes the problem better than any hint.
  return error instanceof Error && !(error instanceof SearchUnreachableError)
    ? error.message
    : text("search.network");
}
