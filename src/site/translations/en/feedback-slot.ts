/** What the question is called that can't be loaded, on sites that ask whether a page helped. */
export const feedbackSlotTexts = {
  "feedback.part": "the feedback form",
};
