/** The text that the search page shows before its code has loaded. */
export const searchPageTexts = {
  "search.needsScripts":
    "Search requires JavaScript, which your browser doesn’t run. Browse the documentation by section:",
};
