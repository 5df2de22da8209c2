/** The number of words in a snippet around its matches. */
export const snippetWords = {
  /** In the modal: one line to identify a result. */
  modal: 10,
  /** In the modal on small screens. */
  modalOnSmallScreens: 5,
  /**
   * On the search page, where a result has the width of the page and readers compare results. 30 words are two lines, enough to
   * judge whether a text is relevant. On a phone, they are five lines.
   */
  page: 30,
} as const;

/** The screens that count as small. */
export const smallScreen = "(max-width: 768px)";
