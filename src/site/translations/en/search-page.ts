/** The text of the search page that comes before its code. */
export const searchPageTexts = {
  "search.needsScripts":
    "Search needs scripts, which your browser doesn’t run. The sections of the documentation:",
};
