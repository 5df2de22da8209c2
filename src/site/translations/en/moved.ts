/** Texts of the pages at old addresses. */
export const movedTexts = {
  "moved.short": "Moved",
  "moved.title": "This page has moved",
  "moved.to": "It’s now at {address}.",
  "moved.name": "Old address",
  "moved.from": "There is no page at {address} anymore.",
  "moved.nearest": "The closest pages are:",
};
