/** Texts of old addresses. */
export const movedTexts = {
  "moved.short": "Moved",
  "moved.title": "This page has moved",
  "moved.to": "Its place is now {address}.",
};
