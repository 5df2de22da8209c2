import { escapeHtml } from "../model/content/escape-html";

/**
 * What the modal has matches marked with. No text holds these characters of the private use area, so what lies between
 * them is a match and everything else is text, whatever a record's text looks like.
 */
export const matchStart = "\ue000";
export const matchEnd = "\ue001";

/**
 * A highlighted value as HTML in which only matches are elements.
 * @param value text with matches between `matchStart` and `matchEnd`; unpaired ones are dropped
 */
export function highlightToHtml(value: string): string {
  return escapeHtml(value)
    .replaceAll(/\ue000([^\ue000\ue001]*)\ue001/g, "<mark>$1</mark>")
    .replaceAll(/[\ue000\ue001]/g, "");
}
