/** Texts of category pages. */
export const listingTexts = {
  "category.pages.one": "{count} page",
  "category.pages.other": "{count} pages",
  "catalog.title": "Find an interceptor",
  "catalog.kind": "Kind",
  "catalog.goal": "Goal",
  "catalog.request": "Kafka request",
  "catalog.all": "All",
  "catalog.shown": "{count} of {all} interceptors",
  "catalog.none": "No interceptors match these filters.",
  "catalog.reset": "Show all",
};
