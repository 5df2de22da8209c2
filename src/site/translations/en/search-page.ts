/** The text of the search page that comes before its code. */
export const searchPageTexts = {
  "search.needsScripts":
    "Search requires JavaScript, which your browser doesn’t run. Browse the documentation by section:",
};
