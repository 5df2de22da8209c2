type RepairedWindow = Pick<Window, "location" | "history" | "addEventListener">;

/**
 * Keeps a hash that can't be decoded (`#100%`) from taking the whole page down: Gatsby decodes hashes while it scrolls, and
 * its error would reach no boundary. The hash is brought into a form that stands for the same text, at the start and each
 * time it changes. It has to be called before Gatsby starts.
 */
export function repairHashes(window: RepairedWindow): void {
  const repair = () => {
    const { pathname, search, hash } = window.location;
    const repaired = decodable(hash);
    if (repaired !== hash)
      window.history.replaceState(window.history.state, "", pathname + search + repaired);
  };
  repair();
  // Before Gatsby's own listener, which was there first.
  window.addEventListener("popstate", repair, { capture: true });
}

/** The text itself where it can be decoded, else one in which each percent sign stands for itself. */
export function decodable(text: string): string {
  try {
    decodeURI(text);
    return text;
  } catch {
    return text.replaceAll("%", "%25");
  }
}
