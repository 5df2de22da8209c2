/** Words of a snippet around its matches. */
export const snippetWords = {
  /** In the modal: one line, by which a result is recognised. */
  modal: 10,
  /** In the modal on small screens. */
  modalOnSmallScreens: 5,
  /**
   * On the search page. A result has the page's width there and is compared with
   * others; 30 words are two lines, enough to tell whether a text answers. On a phone they are five.
   */
  page: 30,
} as const;

/** The screens that count as small. */
export const smallScreen = "(max-width: 768px)";
