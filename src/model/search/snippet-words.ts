/** Words of a snippet around its matches. */
export const snippetWords = {
  /** In the modal (specification section 9): one line, by which a result is recognised. */
  modal: 10,
  /** In the modal on small screens (specification section 9). */
  modalOnSmallScreens: 5,
  /**
   * On the search page, of which the specification says nothing. A result has the page's width there and is compared with
   * others; 30 words are two lines, enough to tell whether a text answers. On a phone they are five.
   */
  page: 30,
} as const;

/** The screens that count as small (specification section 9). */
export const smallScreen = "(max-width: 768px)";
