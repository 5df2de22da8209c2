import { foldedText } from "../components/reveal/folded-text";
import { foundTextOf } from "../components/reveal/found-text";
import { revealAndScroll } from "../components/reveal/reveal";
import { decodeOr } from "../model/path";

/**
 * Shows what an address leads to where it is folded away or in a tab that isn't selected: the text of the search hit that
 * the reader has chosen, else what the hash names.
 * @param state of the history's entry
 */
export function showTarget({ hash, state }: { hash: string; state?: unknown }): void {
  const content = document.querySelector("#main article");
  const text = foundTextOf(state);
  const found = content && text !== null ? foldedText(content, text) : null;
  const target = found ?? document.getElementById(decodeOr(hash.slice(1)));
  if (target) revealAndScroll(target);
}

/** Shows it also where the page stays and only its hash changes. */
export function showTargets(window: Window): void {
  window.addEventListener("hashchange", () => {
    showTarget({ hash: window.location.hash });
  });
}
