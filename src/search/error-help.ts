import { SearchApiError, SearchResponseError, SearchUnreachableError } from "./provider";
import type { SearchTranslator } from "./search-translator";

/** What a reader may do about a failed search, or what he can tell others of it. */
export function errorHelp(error: unknown, text: SearchTranslator["text"]): string {
  if (error instanceof SearchApiError)
    return text("search.status", { status: error.status, message: error.message });
  if (error instanceof SearchResponseError) return text("search.unreadable");
  // Such as "`appId` is missing.", which says what is wrong better than any hint.
  return error instanceof Error && !(error instanceof SearchUnreachableError)
    ? error.message
    : text("search.network");
}
