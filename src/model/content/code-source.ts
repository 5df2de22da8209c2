const entities = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
]);

/**
 * Returns the source of a code sample, without the newline at its end.
 * @param html the highlighted sample: `span` elements and escaped text
 */
export function codeSource(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(
      /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
      (entity, hex?: string, decimal?: string, name?: string) => {
        if (hex) return String.fromCodePoint(parseInt(hex, 16));
        if (decimal) return String.fromCodePoint(Number(decimal));
        return entities.get(name ?? "") ?? entity;
      },
    )
    .replace(/\n$/, "");
}
