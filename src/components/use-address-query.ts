import { useCallback, useSyncExternalStore } from "react";

const changed = "address-query-changed";

/** The query that the address would have if the browser allowed more changes to it. */
let refused: string | null = null;

/**
 * The address's query as state. Readers can link to the page's state, and Back restores it. It's empty on the server and
 * during hydration.
 * @returns the parameters, and a function that changes some of them; an empty value removes a parameter
 */
export function useAddressQuery(): [
  URLSearchParams,
  (changes: Readonly<Record<string, string | null>>) => void,
] {
  const search = useSyncExternalStore(subscribe, read, () => "");
  const change = useCallback((changes: Readonly<Record<string, string | null>>) => {
    const parameters = new URLSearchParams(read());
    for (const [name, value] of Object.entries(changes)) {
      if (value) parameters.set(name, value);
      else parameters.delete(name);
    }
    const query = parameters.size > 0 ? `?${parameters.toString()}` : "";
    const { pathname, hash } = window.location;
    try {
      window.history.replaceState(window.history.state, "", pathname + query + hash);
      refused = null;
    } catch {
      // Safari allows 100 changes in 30 seconds. After that, the state has to work without the address.
      refused = query;
    }
    window.dispatchEvent(new Event(changed));
  }, []);
  return [new URLSearchParams(search), change];
}

function read(): string {
  return refused ?? window.location.search;
}

function subscribe(onChange: () => void): () => void {
  const onHistory = () => {
    refused = null;
    onChange();
  };
  window.addEventListener(changed, onChange);
  window.addEventListener("popstate", onHistory);
  return () => {
    refused = null;
    window.removeEventListener(changed, onChange);
    window.removeEventListener("popstate", onHistory);
  };
}
