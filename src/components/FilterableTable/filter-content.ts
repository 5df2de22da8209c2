import { hiddenBlocks } from "./hidden-blocks";
import { matchesWords } from "./matches-words";

/**
 * Hides all table rows except those that contain every word, along with the content that belongs to the hidden rows.
 * @param content its children are headings, tables and text, as on a page
 * @param words what a reader typed; blank for everything
 * @returns the number of rows that are left, and the total
 */
export function filterContent(content: HTMLElement, words: string): { count: number; all: number } {
  const isFiltered = words.trim() !== "";
  const blocks = [...content.children].map((element) => {
    const rows = [...element.querySelectorAll<HTMLTableRowElement>("tbody tr")];
    for (const row of rows) row.hidden = !matchesWords(row.textContent, words);
    return {
      element,
      depth: Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? 0),
      rows: rows.length,
      matching: rows.filter((row) => !row.hidden).length,
    };
  });
  const hidden = hiddenBlocks(blocks);
  for (const [index, { element }] of blocks.entries())
    element.toggleAttribute("hidden", isFiltered && hidden[index] === true);
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  return { count: sum(blocks.map(({ matching }) => matching)), all: sum(blocks.map(({ rows }) => rows)) };
}
