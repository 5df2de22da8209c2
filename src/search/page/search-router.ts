import type { IndexUiState, UiState } from "instantsearch.js";
import { readRoute, writeRoute, type SearchRoute } from "./search-route";

/** Keeps InstantSearch's state in the address of the page, with the interface that InstantSearch requires. */
export interface SearchRouter {
  read: () => SearchRoute;
  write: (route: SearchRoute) => void;
  createURL: (route: SearchRoute) => string;
  onUpdate: (update: (route: SearchRoute) => void) => void;
  dispose: () => void;
  /** Uses the address that a link of the site has led to. */
  arrive: () => void;
  /**
   * The reader leaves the page. InstantSearch's widgets are removed slightly later, when the address no longer belongs to
   * them.
   */
  leave: () => void;
}

/**
 * Typing replaces the address, so that Back doesn't go through every letter. Filters and pages are separate steps.
 * @param window the browser's
 */
export function createSearchRouter(window: Window): SearchRouter {
  let listener: (() => void) | undefined;
  let isLeft = false;
  const { location, history } = window;
  const read = () => readRoute(location.search);
  const stop = () => {
    if (listener) window.removeEventListener("popstate", listener);
    listener = undefined;
  };
  return {
    read,
    createURL: (route) => location.pathname + writeRoute(route),
    write: (route) => {
      if (isLeft) return;
      const search = writeRoute(route);
      const before = read();
      if (search === writeRoute(before)) return;
      const address = location.pathname + search;
      if (route.query !== before.query) history.replaceState(history.state, "", address);
      else history.pushState({ key: String(Date.now()) }, "", address);
    },
    onUpdate: (update) => {
      stop();
      listener = () => update(read());
      window.addEventListener("popstate", listener);
    },
    dispose: stop,
    arrive: () => {
      isLeft = false;
      listener?.();
    },
    leave: () => {
      isLeft = true;
    },
  };
}

/** Converts between InstantSearch's state and the address. */
export function createStateMapping(indexName: string) {
  return {
    stateToRoute: (state: UiState): SearchRoute => {
      const { query = "", page = 1, refinementList = {} } = state[indexName] ?? {};
      return { query, page, product: refinementList.product ?? [], kind: refinementList.kind ?? [] };
    },
    routeToState: (route: SearchRoute): UiState => ({ [indexName]: stateOf(route) }),
  };
}

function stateOf({ query, page, product, kind }: SearchRoute): IndexUiState {
  const refinementList = {
    ...(product.length > 0 ? { product: [...product] } : {}),
    ...(kind.length > 0 ? { kind: [...kind] } : {}),
  };
  return { query, page, refinementList };
}
