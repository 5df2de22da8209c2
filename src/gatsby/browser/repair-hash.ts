type RepairedWindow = Pick<Window, "location" | "history" | "addEventListener">;
type Navigate = (to: string | number, options?: object) => unknown;

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

/** The same for addresses that a link or script of the site goes to, which no event tells of. */
export function repairNavigation(
  window: Window & { ___navigate?: Navigate; ___push?: Navigate; ___replace?: Navigate },
): void {
  for (const name of ["___navigate", "___push", "___replace"] as const) {
    const navigate = window[name];
    if (!navigate) continue;
    // Gatsby takes a number of steps through the history, too.
    window[name] = (to, options) => navigate(typeof to === "string" ? decodable(to) : to, options);
  }
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
