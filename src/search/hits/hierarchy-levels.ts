import type { HierarchyLevel } from "../../model/search/search-record";

/** From the product area down to the smallest heading. */
export const hierarchyLevels: readonly HierarchyLevel[] = [
  "lvl0",
  "lvl1",
  "lvl2",
  "lvl3",
  "lvl4",
  "lvl5",
  "lvl6",
];
