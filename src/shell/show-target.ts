import { foundTextOf } from "../components/reveal/found-text";
import { revealAndScroll } from "../components/reveal/reveal";
import { decodeOr } from "../model/navigation/path";

/**
 * Shows what an address leads to where it is folded away or in a tab that isn't selected: the text of the search hit that
 * the reader has chosen, else what the hash names.
 * @param state of the history's entry
 */
export async function showTarget({ hash, state }: { hash: string; state?: unknown }): Promise<void> {
  const text = foundTextOf(state);
  const target =
    (text === null ? null : await found(text)) ?? document.getElementById(decodeOr(hash.slice(1)));
  if (target) revealAndScroll(target);
}

/** Its code is for those alone who come from a search. */
async function found(text: string): Promise<Element | null> {
  try {
    const { foldedText } = await import(
      /* webpackChunkName: "folded-text" */ "../components/reveal/folded-text"
    );
    const content = document.querySelector("#main article");
    return content && foldedText(content, text);
  } catch {
    // Without it the page is at the heading, as any link leads there.
    return null;
  }
}

/** Shows it also where the page stays and only its hash changes. */
export function showTargets(window: Window): void {
  window.addEventListener("hashchange", () => {
    void showTarget({ hash: window.location.hash });
  });
}
