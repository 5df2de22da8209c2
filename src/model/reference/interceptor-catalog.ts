/** An interceptor in the catalog of a category page. */
export interface CatalogEntry {
  id: string;
  /** The page that describes it. */
  path: string;
  name: string;
  summary: string;
  kind: string;
  goals: readonly string[];
  requests: readonly string[];
}

/** A reader's filter for the catalog; an empty text matches everything. */
export interface CatalogFilter {
  kind: string;
  goal: string;
  request: string;
}

export const noFilter: CatalogFilter = { kind: "", goal: "", request: "" };

/** The entries that match every part of the filter, in their original order. */
export function filterCatalog(
  entries: readonly CatalogEntry[],
  { kind, goal, request }: CatalogFilter,
): CatalogEntry[] {
  return entries.filter(
    (entry) =>
      (kind === "" || entry.kind === kind) &&
      (goal === "" || entry.goals.includes(goal)) &&
      (request === "" || entry.requests.includes(request)),
  );
}

/** The filter in an address's query. Values that no entry has are dropped. @param query `?kind=…` */
export function filterFromQuery(query: string, entries: readonly CatalogEntry[]): CatalogFilter {
  const parameters = new URLSearchParams(query);
  const filter = Object.fromEntries(
    Object.keys(noFilter).map((key) => [key, parameters.get(key) ?? ""]),
  ) as unknown as CatalogFilter;
  return {
    kind: entries.some((entry) => entry.kind === filter.kind) ? filter.kind : "",
    goal: entries.some((entry) => entry.goals.includes(filter.goal)) ? filter.goal : "",
    request: entries.some((entry) => entry.requests.includes(filter.request)) ? filter.request : "",
  };
}

/** The query for a filter, empty if the filter matches everything. */
export function queryOfFilter(filter: CatalogFilter): string {
  const set = Object.entries(filter).filter(([, value]) => value !== "") as [string, string][];
  return set.length === 0 ? "" : `?${new URLSearchParams(set).toString()}`;
}
