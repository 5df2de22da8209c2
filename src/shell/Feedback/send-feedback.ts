/** What an answer to 'Was this page helpful?' is sent as. */
export interface FeedbackAnswer {
  /** The page's path. */
  path: string;
  helpful: boolean;
  /** Empty where the reader wrote none. */
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
