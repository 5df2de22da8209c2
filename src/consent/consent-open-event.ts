/** Dispatched on the window to see and change one's choice. Every page knows it, few need the rest of consent. */
export const consentOpenEvent = "consent-open";
