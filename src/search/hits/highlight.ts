import { escapeHtml } from "../../model/content/escape-html";

/**
 * Marks matches for the modal. No text contains these characters from the private use area, so everything between them is a
 * match and everything else is text, whatever a record contains.
 */
export const matchStart = "\ue000";
export const matchEnd = "\ue001";

/**
 * A highlighted value as HTML in which only matches are elements.
 * @param value text with matches between `matchStart` and `matchEnd`; unpaired ones are removed
 */
export function highlightToHtml(value: string): string {
  return escapeHtml(value)
    .replaceAll(/\ue000([^\ue000\ue001]*)\ue001/g, "<mark>$1</mark>")
    .replaceAll(/[\ue000\ue001]/g, "");
}
