import { useEffect, useState } from "react";
import { fetchJson } from "../../components/fetch-json";

export type Fetched<Data> =
  { state: "loading" } | { state: "failed"; retry: () => void } | { state: "loaded"; data: Data };

/**
 * Fetches a data file of the site, and fetches again when the address changes.
 * @param url address without the site's prefix; null while nothing is needed
 */
export function useFetchedData<Data>(url: string | null): Fetched<Data> {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ url: string; attempt: number; data: Data | null } | null>(null);
  const own = result?.url === url ? result : null;
  const isLoaded = own?.data != null;

  useEffect(() => {
    if (url === null || isLoaded) return;
    const controller = new AbortController();
    const finish = (data: Data | null) => {
      if (!controller.signal.aborted) setResult({ url, attempt, data });
    };
    fetchJson(url, controller.signal).then(
      (data) => finish(data as Data),
      () => finish(null),
    );
    return () => controller.abort();
  }, [url, isLoaded, attempt]);

  if (own?.data != null) return { state: "loaded", data: own.data };
  if (own?.attempt === attempt) return { state: "failed", retry: () => setAttempt(attempt + 1) };
  return { state: "loading" };
}
