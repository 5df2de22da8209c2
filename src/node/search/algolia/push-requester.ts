/** A request from version 4 of Algolia's client, which the plugin includes. Timeouts are in seconds. */
interface PushRequest {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  data: string | undefined;
  connectTimeout: number;
  responseTimeout: number;
}

/** If there was no response, `status` is 0 and `content` is the reason. The client then tries its next host. */
interface PushResponse {
  status: number;
  content: string;
  isTimedOut: boolean;
}

/**
 * Sends the plugin's requests and adds the key to them. The key can't be in the plugin's options, because Gatsby writes them to
 * `.cache`, which is often kept and shared between builds, and shows them in GraphiQL.
 * @param adminKey has write permission for the index
 */
export function pushRequester(adminKey: string): { send: (request: PushRequest) => Promise<PushResponse> } {
  return {
    send: async ({ url, method, headers, data, connectTimeout, responseTimeout }) => {
      try {
        const response = await fetch(url, {
          method,
          headers: { ...headers, "x-algolia-api-key": adminKey },
          signal: AbortSignal.timeout((connectTimeout + responseTimeout) * 1000),
          ...(data !== undefined && { body: data }),
        });
        return { status: response.status, content: await response.text(), isTimedOut: false };
      } catch (error) {
        const isTimedOut = error instanceof Error && error.name === "TimeoutError";
        return { status: 0, content: String(error), isTimedOut };
      }
    },
  };
}
