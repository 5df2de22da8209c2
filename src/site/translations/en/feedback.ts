/** Texts of the feedback form. They load with its code. */
export const feedbackTexts = {
  "feedback.question": "Was this page helpful?",
  "feedback.yes": "Yes",
  "feedback.no": "No",
  "feedback.thanks": "Thanks for your feedback.",
  "feedback.whatHelped": "What helped? (optional)",
  "feedback.whatMissing": "What’s missing or wrong? (optional)",
  "feedback.secrets": "Please leave out names, addresses and secrets.",
  "feedback.send": "Send",
  "feedback.failed": "Your feedback couldn’t be sent. Your text is still here, so you can try again.",
};
