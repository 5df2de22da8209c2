import { CELL_SEPARATOR } from "../model/search/search-record";

/** A browser shows as many words of a found text in the address as it needs to find the place. */
const WORDS = 8;

/**
 * Adds the text of a search hit to the hit's address as a text fragment. In a new tab, no script has a say before the page
 * is shown, but the browser itself opens the fold or the tab that holds the text.
 * @param url site path, with or without a hash
 * @param text as the hit shows it; it can be cut off at both ends
 * @returns the address as it is if there is no text
 * @see https://wicg.github.io/scroll-to-text-fragment/
 */
export function foundAddress(url: string, text: string | null | undefined): string {
  const whole = (text ?? "").replace(/^…\s*\S*|\S*\s*…$/gu, "").trim();
  // The items of a list and the cells of a row stand in elements of their own, and a fragment has to be in one.
  const [first = ""] = whole.split(CELL_SEPARATOR);
  // Or the label of the text's tab comes before it.
  const phrases = [first, first.replace(/^[^:]*:\s/, "")].map(firstWords);
  const directives = [...new Set(phrases)].filter((phrase) => phrase !== "").map(textDirective);
  if (directives.length === 0) return url;
  return `${url}${url.includes("#") ? "" : "#"}:~:${directives.join("&")}`;
}

function firstWords(text: string): string {
  return text.split(/\s+/).slice(0, WORDS).join(" ");
}

/** A hyphen has a meaning of its own in a text directive. */
function textDirective(text: string): string {
  return `text=${encodeURIComponent(text).replaceAll("-", "%2D")}`;
}
