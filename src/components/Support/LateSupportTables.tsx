import { lazy } from "react";
import { supportTable } from "./support-table";

/** The code of both tables. If it can't be loaded, the server's HTML stays. */
const tables = () =>
  Promise.all([
    import(/* webpackChunkName: "support-tables" */ "./CompatibilityTable"),
    import(/* webpackChunkName: "support-tables" */ "./SupportWindows"),
  ]).catch(() => new Promise<never>(() => undefined));

const Rules = lazy(async () => ({ default: (await tables())[0].CompatibilityTable }));
const Windows = lazy(async () => ({ default: (await tables())[1].SupportWindows }));

/**
 * How long each version of a product is supported. Few pages have these tables, and they can be read before their code is
 * loaded, so the code loads late. React hydrates the server's table once the code is there.
 */
export const SupportWindows = supportTable(Windows);

/** What the versions of a product work with. */
export const CompatibilityTable = supportTable(Rules);
