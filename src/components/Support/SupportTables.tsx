import { CompatibilityTable as Rules } from "./CompatibilityTable";
import { supportTable } from "./support-table";
import { SupportWindows as Windows } from "./SupportWindows";

// In readers' scripts, LateSupportTables replaces this file, see src/gatsby/build/hooks/late-code.ts.

/** How long each version of a product is supported. */
export const SupportWindows = supportTable(Windows);

/** What the versions of a product work with. */
export const CompatibilityTable = supportTable(Rules);
