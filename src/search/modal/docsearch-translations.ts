import type { ModalTranslations } from "@docsearch/react/modal";
import type { SearchTranslator } from "../search-translator";

/** The texts of the modal in DocSearch's form. */
export function docSearchTranslations({ text }: SearchTranslator) {
  return {
    searchBox: {
      clearButtonTitle: text("search.clear"),
      clearButtonAriaLabel: text("search.clearLabel"),
      closeButtonText: text("shell.close"),
      closeButtonAriaLabel: text("shell.close"),
      placeholderText: text("search.open"),
      searchInputLabel: text("search.name"),
    },
    startScreen: {
      recentSearchesTitle: text("search.recent"),
      noRecentSearchesText: text("search.noRecent"),
      saveRecentSearchButtonTitle: text("search.saveFavorite"),
      removeRecentSearchButtonTitle: text("search.removeRecent"),
      favoriteSearchesTitle: text("search.favorites"),
      removeFavoriteSearchButtonTitle: text("search.removeFavorite"),
    },
    footer: {
      selectText: text("search.select"),
      selectKeyAriaLabel: text("search.enterKey"),
      navigateText: text("search.navigate"),
      navigateUpKeyAriaLabel: text("search.arrowUp"),
      navigateDownKeyAriaLabel: text("search.arrowDown"),
      closeText: text("shell.close"),
      closeKeyAriaLabel: text("search.escapeKey"),
      poweredByText: text("search.poweredBy"),
    },
  } satisfies ModalTranslations;
}
