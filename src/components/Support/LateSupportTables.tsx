import type { ComponentProps, ReactNode } from "react";
import { lazyPart } from "../Lazy/lazy-part";
import { useLazyPart } from "../Lazy/use-lazy-part";
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

/** How long each version of a product is supported. Shows the server's HTML until the code is loaded. */
export function SupportWindows(properties: ComponentProps<typeof Windows>) {
  return <Late>{(loaded) => <loaded.SupportWindows {...properties} />}</Late>;
}

/** What the versions of a product work with. Shows the server's HTML until the code is loaded. */
export function CompatibilityTable(properties: ComponentProps<typeof Rules>) {
  return <Late>{(loaded) => <loaded.CompatibilityTable {...properties} />}</Late>;
}

/**
 * Few pages have these tables, and they can be read before their code is loaded. React keeps the server's HTML in an element
 * whose HTML is set, so nothing renders again until the code is there. If it can't be loaded, the table stays.
 */
function Late({ children }: { children: (loaded: Tables) => ReactNode }) {
  const { module } = useLazyPart(tables);
  if (module) return <div>{children(module)}</div>;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
