/** The form's name in the notice that it couldn't be loaded, on sites that ask whether a page helped. */
export const feedbackSlotTexts = {
  "feedback.part": "the feedback form",
};
