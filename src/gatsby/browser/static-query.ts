import { createContext } from "react";

/** Gatsby's app passes the results of static queries on in this context. The site has none: pages query their data. */
export const StaticQueryContext = createContext<object>({});

/** Gatsby's deprecated component for static queries, which its entry exports. */
export const StaticQuery = useStaticQuery;

/** Gatsby's hook for static queries. @throws Error always, since no part of the site uses it */
export function useStaticQuery(): never {
  throw new Error(
    "Static queries aren't included in this site's scripts. See src/gatsby/build/hooks/unused-code.ts.",
  );
}
