/** Texts of the not-found page. */
export const notFoundTexts = {
  "notFound.title": "Page not found",
  "notFound.text": "There’s no page at this address. It may have moved, or the link may be wrong.",
  "notFound.nearest": "Did you mean",
  "notFound.start": "Go to the home page",
  "notFound.or": "{start} or {search}",
  "notFound.search": "search for “{words}”",
};
