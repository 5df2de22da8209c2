import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";

export type Fetched<Data> =
  { state: "loading" } | { state: "failed"; retry: () => void } | { state: "loaded"; data: Data };

/**
 * Fetches a data file of the site once it is wanted.
 * @param url address without the site's prefix
 * @param isWanted nothing is fetched before
 */
export function useFetchedData<Data>(url: string, isWanted: boolean): Fetched<Data> {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ attempt: number; data: Data | null } | null>(null);
  const isLoaded = result?.data != null;

  useEffect(() => {
    if (!isWanted || isLoaded) return;
    const controller = new AbortController();
    const load = async () => {
      const response = await fetch(withPrefix(url), { signal: controller.signal });
      if (!response.ok) throw new Error(String(response.status));
      return (await response.json()) as Data;
    };
    load().then(
      (data) => setResult({ attempt, data }),
      () => {
        if (!controller.signal.aborted) setResult({ attempt, data: null });
      },
    );
    return () => controller.abort();
  }, [url, isWanted, isLoaded, attempt]);

  if (result?.data != null) return { state: "loaded", data: result.data };
  if (result?.attempt === attempt) return { state: "failed", retry: () => setAttempt(attempt + 1) };
  return { state: "loading" };
}
