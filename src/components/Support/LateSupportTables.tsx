import { lazy, Suspense, type ComponentProps } from "react";

/** The code of both tables. If it doesn't come, the tables stay as the server has drawn them. */
const tables = () =>
  Promise.all([
    import(/* webpackChunkName: "support-tables" */ "./CompatibilityTable"),
    import(/* webpackChunkName: "support-tables" */ "./SupportWindows"),
  ]).catch(() => new Promise<never>(() => undefined));

const Rules = lazy(async () => ({ default: (await tables())[0].CompatibilityTable }));
const Windows = lazy(async () => ({ default: (await tables())[1].SupportWindows }));

/**
 * Until when each version of a product is supported. Few pages have these tables, and they can be read as they come, so
 * their code loads late. React takes over the table that the server has drawn when the code is there.
 */
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
