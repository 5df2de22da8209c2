/**
 * Splits a text at its backticks: the text between two backticks is code.
 * @example inlineCode("set `A` now") // [{ text: "set ", isCode: false }, { text: "A", isCode: true }, …]
 */
export function inlineCode(text: string): { text: string; isCode: boolean }[] {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
