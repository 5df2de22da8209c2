/** Texts of the home page. */
export const homeTexts = {
  "home.title": "Run Kafka with confidence.",
  "home.documentation": "Documentation",
  "home.start": "Start here",
};
