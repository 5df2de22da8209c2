import { createContext, useContext } from "react";

/** What search buttons do. */
export interface SearchOpener {
  /**
   * Opens the modal.
   * @param query what it starts with, such as the key that opened it
   */
  open: (query?: string) => void;
  /** Closes the modal where it is open. */
  close: () => void;
  /** Loads what the modal needs. Called when a reader seems about to search; may be called often. */
  prepare: () => void;
  isOpen: boolean;
}

/** Names the dialog that search buttons open. */
export const searchDialogId = "search-dialog";

const nothing = () => undefined;

export const SearchContext = createContext<SearchOpener>({
  open: nothing,
  close: nothing,
  prepare: nothing,
  isOpen: false,
});

/** Dispatched on the window when search opens, for what else is open to close. */
export const searchOpenEvent = "search-open";

export function useSearchOpener(): SearchOpener {
  return useContext(SearchContext);
}
