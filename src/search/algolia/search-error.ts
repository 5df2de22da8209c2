import { SearchApiError, SearchResponseError, SearchUnreachableError } from "../provider";

/**
 * What went wrong, in the contract's terms.
 * @param error what Algolia's client has thrown; it exports no classes, so its names tell them apart
 * @returns the error itself where it is none of the client's
 */
export function searchError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  switch (error.name) {
    case "RetryError":
      return new SearchUnreachableError(error.message, { cause: error });
    case "ApiError":
    case "DetailedApiError":
      return new SearchApiError(error.message, statusOf(error), { cause: error });
    case "DeserializationError":
      return new SearchResponseError(error.message, { cause: error });
    default:
      return error;
  }
}

function statusOf(error: Error): number {
  return "status" in error && typeof error.status === "number" ? error.status : 0;
}
