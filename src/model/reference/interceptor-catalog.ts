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
  const known = (key: keyof CatalogFilter, valuesOf: (entry: CatalogEntry) => readonly string[]): string => {
    const value = parameters.get(key) ?? "";
    return entries.some((entry) => valuesOf(entry).includes(value)) ? value : "";
  };
  return {
    kind: known("kind", ({ kind }) => [kind]),
    goal: known("goal", ({ goals }) => goals),
    request: known("request", ({ requests }) => requests),
  };
}
