import { useCallback, useSyncExternalStore } from "react";

const changed = "address-query-changed";

/** What a browser that allows no more changes of the address would have there. */
let refused: string | null = null;

/**
 * The address's query as state: a page that shows it can be linked to, and Back finds it as it was left. On the server and
 * while React takes the page over, it is empty.
 * @returns the parameters, and a function that changes some of them in place; an empty value removes a parameter
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
      // Safari allows 100 changes in 30 seconds; the state must go on without the address.
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
