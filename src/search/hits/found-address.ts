import { CELL_SEPARATOR } from "../../model/search/search-record";

/** The address contains as many words of the found text as a browser needs to find it. */
const WORDS = 8;

/**
 * Adds the text of a search hit to the hit's address as a text fragment. In a new tab, no script runs before the page is
 * shown, but the browser itself opens the fold or the tab that contains the text.
 * @param url site path, with or without a hash
 * @param text as the hit shows it; it can be cut off at both ends
 * @returns the unchanged address if there is no text
 * @see https://wicg.github.io/scroll-to-text-fragment/
 */
export function foundAddress(url: string, text: string | null | undefined): string {
  const whole = (text ?? "").replace(/^…\s*\S*|\S*\s*…$/gu, "").trim();
  // List items and table cells are separate elements, and a fragment has to be within one element.
  const [first = ""] = whole.split(CELL_SEPARATOR);
  // Or the label of the text's tab precedes it.
  const phrases = [first, first.replace(/^[^:]*:\s/, "")].map(firstWords);
  const directives = [...new Set(phrases)].filter((phrase) => phrase !== "").map(textDirective);
  if (directives.length === 0) return url;
  return `${url}${url.includes("#") ? "" : "#"}:~:${directives.join("&")}`;
}

function firstWords(text: string): string {
  return text.split(/\s+/).slice(0, WORDS).join(" ");
}

/** Hyphens have a special meaning in a text directive. */
function textDirective(text: string): string {
  return `text=${encodeURIComponent(text).replaceAll("-", "%2D")}`;
}
