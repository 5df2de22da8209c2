/** Texts of the not-found page. */
export const notFoundTexts = {
  "notFound.title": "Page not found",
  "notFound.text": "Nothing is published at this address. It may have moved, or the link has a mistake.",
  "notFound.nearest": "Did you mean",
  "notFound.start": "Go to the start",
  "notFound.or": "{start} or {search}",
  "notFound.search": "search for “{words}”",
};
