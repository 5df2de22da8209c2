import { SearchApiError, SearchResponseError, SearchUnreachableError } from "../provider";

/**
 * Converts an error to the ones in the provider's contract.
 * @param error thrown by Algolia's client, which exports no error classes, so they are identified by name
 * @returns the error itself if the client didn't throw it
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
