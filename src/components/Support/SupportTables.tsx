import type { ComponentProps } from "react";
import { CompatibilityTable as Rules } from "./CompatibilityTable";
import { SupportTable } from "./SupportTable";
import { SupportWindows as Windows } from "./SupportWindows";

// In readers' scripts, LateSupportTables replaces this file, see src/gatsby/build/hooks/late-code.ts.

/** How long each version of a product is supported. */
export function SupportWindows(properties: ComponentProps<typeof Windows>) {
  return (
    <SupportTable>
      <Windows {...properties} />
    </SupportTable>
  );
}

/** What the versions of a product work with. */
export function CompatibilityTable(properties: ComponentProps<typeof Rules>) {
  return (
    <SupportTable>
      <Rules {...properties} />
    </SupportTable>
  );
}
