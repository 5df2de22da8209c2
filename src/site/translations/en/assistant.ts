/** Texts of the assistant's window, which comes with the first question. */
export const assistantTexts = {
  "assistant.intro.passages":
    "Ask in your own words. Answers are passages of this documentation, quoted as they are.",
  "assistant.intro.endpoint":
    "Ask in your own words. Answers are written by a service and name their sources.",
  "assistant.disclaimer":
    "Answers are for reference only and not covered by an SLA. For help you can rely on, ask the {portal}.",
  "assistant.portal": "support portal",
  "assistant.field": "Your question",
  "assistant.placeholder": "How do I …?",
  "assistant.send": "Ask",
  "assistant.stop": "Stop",
  "assistant.close": "Close the assistant",
  "assistant.new": "New question",
  "assistant.conversation": "Questions and answers",
  "assistant.searching": "Looking …",
  "assistant.stopped": "Stopped.",
  "assistant.passages": "Passages of the documentation that fit your question:",
  "assistant.found": "Passages found: {titles}",
  "assistant.part": "Part of this section.",
  "assistant.readOn": "Read on",
  "assistant.readSection": "Open this section",
  "assistant.sources": "Sources",
  "assistant.none": "Nothing in the documentation fits this question.",
  "assistant.searchPage": "search the documentation",
  "assistant.empty": "The answer was empty.",
  "assistant.image": "Image: {description}",
  "assistant.helpful": "Was this helpful?",
  "assistant.yes": "Yes",
  "assistant.no": "No",
  "assistant.thanks": "Thank you for your answer.",
  "assistant.retry": "Try again",
  "assistant.error.offline":
    "The assistant can’t be reached. You might want to check your network connection.",
  "assistant.error.busy": "The assistant has too many questions at the moment.",
  "assistant.error.busyUntil":
    "The assistant has too many questions at the moment. Try again in {seconds} seconds.",
  "assistant.error.server": "The assistant has failed.",
  "assistant.error.refused": "The assistant doesn’t answer this question.",
  "assistant.error.malformed": "The answer of the assistant broke off or can’t be read.",
  "assistant.error.timeout": "The assistant hasn’t answered for 30 seconds.",
  "assistant.error.blocked":
    "The assistant’s script could not be loaded. A blocker or your network may keep it away.",
  "assistant.error.search": "Unable to fetch results. You might want to check your network connection.",
  "assistant.wayOn": "Meanwhile you can {search} or ask the {portal}.",
  "assistant.wayOnPortal": "Meanwhile you can ask the {portal}.",
  "assistant.notice": "About the assistant’s answers",
  "assistant.closeNotice": "Close this notice",
  "assistant.opening": "Opening the assistant …",
  "assistant.consent":
    "To answer, what you ask is sent to {host}. Nothing is loaded from there, and nothing sent, unless you agree.",
  "assistant.allow": "Agree and go on",
};
