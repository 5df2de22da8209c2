import { originOf } from "../components/history-state";
import { revealAndScroll } from "../components/reveal/reveal";
import { decodeOr } from "../model/navigation/path";

/**
 * Shows an address's target if it's folded or in a tab that isn't selected: the text of the search hit that the reader
 * chose, or else the element that the hash names.
 * @param state of the history entry
 */
export async function showTarget({ hash, state }: { hash: string; state?: unknown }): Promise<void> {
  const text = originOf(state, "foundText");
  const target =
    (text === null ? null : await found(text)) ?? document.getElementById(decodeOr(hash.slice(1)));
  if (target) revealAndScroll(target);
}

/** Only readers who come from a search need this code. */
async function found(text: string): Promise<Element | null> {
  try {
    const { foldedText } = await import(
      /* webpackChunkName: "folded-text" */ "../components/reveal/folded-text"
    );
    const content = document.querySelector("#main article");
    return content && foldedText(content, text);
  } catch {
    // Without it, the page is at the heading, as after any other link.
    return null;
  }
}

/** Shows the target even if only the hash of the page changes. */
export function showTargets(window: Window): void {
  window.addEventListener("hashchange", () => void showTarget({ hash: window.location.hash }));
}
