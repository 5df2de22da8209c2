import { createContext, useContext } from "react";

/** What search buttons do. */
export interface SearchOpener {
  /**
   * Opens the modal.
   * @param query the initial query, such as the key that opened it
   */
  open: (query?: string) => void;
  /** Closes the modal if it's open. */
  close: () => void;
  /** Loads what the modal needs. Called when a reader is about to search; can be called often. */
  prepare: () => void;
  isOpen: boolean;
}

/** The ID of the dialog that search buttons open. */
export const searchDialogId = "search-dialog";

const nothing = () => undefined;

export const SearchContext = createContext<SearchOpener>({
  open: nothing,
  close: nothing,
  prepare: nothing,
  isOpen: false,
});

/** Dispatched on the window when search opens, so that everything else can close. */
export const searchOpenEvent = "search-open";

export function useSearchOpener(): SearchOpener {
  return useContext(SearchContext);
}
