/** Texts of the consent banner. They load with its code. */
export const consentTexts = {
  "consent.title": "Cookie settings",
  "consent.ask.analytics":
    "We’d like to count visits and clicks to learn which pages help. Nothing is loaded or sent unless you agree.",
  "consent.ask.assistant":
    "We’d like to send the questions you ask the assistant to the service that answers them. Nothing is loaded or sent unless you agree.",
  "consent.ask.both":
    "We’d like to count visits and clicks to learn which pages help, and to send the questions you ask the assistant to the service that answers them. Nothing is loaded or sent unless you agree.",
  "consent.nothing":
    "Your browser asks sites not to track you, so we don’t count anything and there’s nothing to choose.",
  "consent.all": "Accept all",
  "consent.necessaryOnly": "Necessary only",
  "consent.choose": "Choose",
  "consent.allowed": "Your choices",
  "consent.necessary": "Necessary",
  "consent.necessary.text": "Remembers your settings, such as this one, in your browser.",
  "consent.analytics": "Analytics",
  "consent.analytics.text": "Counts visits and clicks to learn which pages help.",
  "consent.assistant": "Assistant",
  "consent.assistant.text": "Sends your questions to the service that answers them.",
  "consent.save": "Save choice",
  "consent.cancel": "Cancel",
};
