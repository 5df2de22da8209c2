import { Suspense, type ComponentProps } from "react";
import { CompatibilityTable as Rules } from "./CompatibilityTable";
import { SupportWindows as Windows } from "./SupportWindows";

// In readers' scripts, LateSupportTables replaces this file, see src/gatsby/build/hooks/late-code.ts. Both render one
// element around the table.

/** How long each version of a product is supported. */
export function SupportWindows(properties: ComponentProps<typeof Windows>) {
  return (
    <Suspense fallback={null}>
      <div>
        <Windows {...properties} />
      </div>
    </Suspense>
  );
}

/** What the versions of a product work with. */
export function CompatibilityTable(properties: ComponentProps<typeof Rules>) {
  return (
    <Suspense fallback={null}>
      <div>
        <Rules {...properties} />
      </div>
    </Suspense>
  );
}
