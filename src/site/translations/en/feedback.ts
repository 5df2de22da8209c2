/** Texts of the question whether a page helped, which come with its code. */
export const feedbackTexts = {
  "feedback.question": "Was this page helpful?",
  "feedback.yes": "Yes",
  "feedback.no": "No",
  "feedback.thanks": "Thank you for your answer.",
  "feedback.whatHelped": "What helped? (optional)",
  "feedback.whatMissing": "What is missing or wrong? (optional)",
  "feedback.secrets": "Please leave out names, addresses and secrets.",
  "feedback.send": "Send",
  "feedback.failed": "That could not be sent. What you wrote is still here: try again.",
};
