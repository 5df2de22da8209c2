import { limitQuery } from "../limit-query";

/** What the address of the search page contains. */
export interface SearchRoute {
  query: string;
  /** Counts from 1. */
  page: number;
  product: readonly string[];
  kind: readonly string[];
}

/** Reads the query string of the search page. Anything unknown or unreadable is ignored. */
export function readRoute(search: string): SearchRoute {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get("page") ?? 1);
  return {
    query: limitQuery(parameters.get("q") ?? ""),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    product: [...new Set(parameters.getAll("product"))],
    kind: [...new Set(parameters.getAll("kind"))],
  };
}

/** @returns the query string, with its question mark unless it is empty */
export function writeRoute({ query, page, product, kind }: SearchRoute): string {
  const parameters = new URLSearchParams();
  if (query !== "") parameters.set("q", query);
  for (const value of product) parameters.append("product", value);
  for (const value of kind) parameters.append("kind", value);
  if (page > 1) parameters.set("page", String(page));
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}
