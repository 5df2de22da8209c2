/** A block of the content that is filtered: a heading, a table, or what stands around tables. */
export interface FilteredBlock {
  /** 1 to 6 of a heading; 0 of anything else. */
  depth: number;
  /** Rows of tables that it holds. */
  rows: number;
  /** How many of them match. */
  matching: number;
}

/**
 * Which blocks go while rows are filtered: tables without a matching row, and headings without one in all of their
 * section, with whatever stands under them. What stands before the first heading, and beside rows that match, stays.
 * @param blocks in the order of the page
 * @returns for each block whether it goes
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

/** What stands under a heading, down to the next one that isn't deeper. */
function sectionOf(blocks: readonly FilteredBlock[], heading: number): readonly FilteredBlock[] {
  const depth = blocks[heading]?.depth ?? 0;
  const after = blocks.slice(heading + 1);
  const end = after.findIndex((block) => block.depth > 0 && block.depth <= depth);
  return end < 0 ? after : after.slice(0, end);
}
