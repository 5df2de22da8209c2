type RepairedWindow = Pick<Window, "location" | "history" | "addEventListener">;

/**
 * Keeps a hash that can't be decoded (`#100%`) from crashing the whole page: Gatsby decodes hashes while it scrolls, and no
 * error boundary would catch its error. At startup and after each change, the hash is replaced with a valid one that encodes
 * the same text. Call this before Gatsby starts.
 */
export function repairHashes(window: RepairedWindow): void {
  const repair = () => {
    const { pathname, search, hash } = window.location;
    const repaired = decodable(hash);
    if (repaired !== hash)
      window.history.replaceState(window.history.state, "", pathname + search + repaired);
  };
  repair();
  // Runs before Gatsby's own listener, which is registered first.
  window.addEventListener("popstate", repair, { capture: true });
}

/** The hash itself if it can be decoded, otherwise a version in which each percent sign is escaped. */
export function decodable(text: string): string {
  try {
    decodeURI(text);
    return text;
  } catch {
    return text.replaceAll("%", "%25");
  }
}
