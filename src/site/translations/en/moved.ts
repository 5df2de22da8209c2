/** Texts of old addresses. */
export const movedTexts = {
  "moved.short": "Moved",
  "moved.title": "This page has moved",
  "moved.to": "It’s now at {address}.",
};
