/** Texts of the FAQ page. */
export const faqTexts = {
  "faq.filter": "Filter questions",
  "faq.examples": "license, port, SSO …",
  "faq.none": "No matching questions.",
  "faq.questions.one": "{count} question",
  "faq.questions.other": "{count} questions",
};
