/** A block of the filtered content: a heading, a table, or anything around tables. */
export interface FilteredBlock {
  /** 1 to 6 for a heading; 0 for anything else. */
  depth: number;
  /** The number of table rows in the block. */
  rows: number;
  /** The number of rows that match. */
  matching: number;
}

/**
 * Decides which blocks to hide while rows are filtered: tables without a matching row, and headings without one in their
 * whole section, along with everything below them. Blocks before the first heading and next to matching rows stay.
 * @param blocks in the order of the page
 * @returns for each block, whether to hide it
 */
export function hiddenBlocks(blocks: readonly FilteredBlock[]): boolean[] {
  let isInside = false;
  return blocks.map(({ depth, rows, matching }, index) => {
    if (depth > 0) {
      const section = sectionOf(blocks, index);
      isInside = section.every((block) => block.matching === 0);
      return isInside;
    }
    return isInside || (rows > 0 && matching === 0);
  });
}

/** Everything below a heading, up to the next heading that isn't deeper. */
function sectionOf(blocks: readonly FilteredBlock[], heading: number): readonly FilteredBlock[] {
  const depth = blocks[heading]?.depth ?? 0;
  const after = blocks.slice(heading + 1);
  const end = after.findIndex((block) => block.depth > 0 && block.depth <= depth);
  return end < 0 ? after : after.slice(0, end);
}
