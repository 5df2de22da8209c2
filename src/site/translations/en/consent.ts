/** Texts of the question what may be loaded, which come with its code. */
export const consentTexts = {
  "consent.title": "Cookie settings",
  "consent.ask.analytics":
    "We would like to count visits and clicks, to learn which pages help. Nothing is loaded for that, and nothing sent, unless you agree.",
  "consent.ask.assistant":
    "We would like to send what you ask the assistant to the service that answers. Nothing is loaded for that, and nothing sent, unless you agree.",
  "consent.ask.both":
    "We would like to count visits and clicks, to learn which pages help, and to send what you ask the assistant to the service that answers. Nothing is loaded for that, and nothing sent, unless you agree.",
  "consent.nothing":
    "Your browser asks sites not to track you, so nothing is counted and there is nothing to choose.",
  "consent.all": "Accept all",
  "consent.necessaryOnly": "Only necessary",
  "consent.choose": "Choose",
  "consent.allowed": "What is allowed",
  "consent.necessary": "Necessary",
  "consent.necessary.text": "Remembers your settings, such as this one, in your browser.",
  "consent.analytics": "Analytics",
  "consent.analytics.text": "Counts visits and clicks, to learn which pages help.",
  "consent.assistant": "Assistant",
  "consent.assistant.text": "Sends what you ask to the service that answers.",
  "consent.save": "Save choice",
  "consent.cancel": "Cancel",
};
