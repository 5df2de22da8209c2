/** The form in which an answer to "Was this page helpful?" is sent. */
export interface FeedbackAnswer {
  /** The page's path. */
  path: string;
  helpful: boolean;
  /** Empty if the reader wrote no comment. */
  comment: string;
}

const timeout = 15_000;

/**
 * Sends an answer, without cookies.
 * @param endpoint from the site configuration
 * @returns whether it arrived
 */
export async function sendFeedback(endpoint: string, answer: FeedbackAnswer): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(answer),
      credentials: "omit",
      signal: AbortSignal.timeout(timeout),
    });
    return response.ok;
  } catch {
    return false;
  }
}
