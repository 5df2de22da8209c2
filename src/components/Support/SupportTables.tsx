import type { ComponentProps } from "react";
import { CompatibilityTable as Rules } from "./CompatibilityTable";
import { SupportWindows as Windows } from "./SupportWindows";

// In readers' scripts this file is replaced by LateSupportTables, see src/gatsby/build/hooks/late-code.ts; both draw one element around.

/** Until when each version of a product is supported. */
export function SupportWindows(properties: ComponentProps<typeof Windows>) {
  return (
    <div>
      <Windows {...properties} />
    </div>
  );
}

/** What the versions of a product work with. */
export function CompatibilityTable(properties: ComponentProps<typeof Rules>) {
  return (
    <div>
      <Rules {...properties} />
    </div>
  );
}
