import { startTransition, useEffect, useState, type ComponentProps, type ReactNode } from "react";
import { lazyPart } from "../Lazy/lazy-part";
import type { CompatibilityTable as Rules } from "./CompatibilityTable";
import type { SupportWindows as Windows } from "./SupportWindows";

const tables = lazyPart(async () => {
  const [rules, windows] = await Promise.all([
    import(/* webpackChunkName: "support-tables" */ "./CompatibilityTable"),
    import(/* webpackChunkName: "support-tables" */ "./SupportWindows"),
  ]);
  return { ...rules, ...windows };
});

type Tables = NonNullable<ReturnType<(typeof tables)["loaded"]>>;

/** Until when each version of a product is supported: as the server has drawn it, until the code is there. */
export function SupportWindows(properties: ComponentProps<typeof Windows>) {
  return <Late>{(loaded) => <loaded.SupportWindows {...properties} />}</Late>;
}

/** What the versions of a product work with: as the server has drawn it, until the code is there. */
export function CompatibilityTable(properties: ComponentProps<typeof Rules>) {
  return <Late>{(loaded) => <loaded.CompatibilityTable {...properties} />}</Late>;
}

/**
 * Few pages have these tables, and they can be read as they come. React leaves what the server has drawn in an element
 * alone whose HTML is set, so nothing is drawn anew before the code has come; if it doesn't come, the table stays.
 */
function Late({ children }: { children: (loaded: Tables) => ReactNode }) {
  const [loaded, setLoaded] = useState(() => tables.loaded());
  useEffect(() => {
    let isWanted = true;
    tables.load().then(
      (module) => {
        // In pieces, so that a slow phone goes on scrolling.
        if (isWanted) startTransition(() => setLoaded(module));
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (loaded) return <div>{children(loaded)}</div>;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
