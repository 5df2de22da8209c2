declare global {
  interface Window {
    /** Where Google's tag and tag manager take their orders from, also those given before they were loaded. */
    dataLayer?: unknown[];
  }
}

/** Pushes something for the tag manager. */
export function pushData(data: object): void {
  (window.dataLayer ??= []).push(data);
}

/** Gives Google's tag an order: `gtag("event", "search", {…})`. */
export function gtag(..._command: unknown[]): void {
  // The tag takes `arguments` itself only; an array isn't an order to it.
  // eslint-disable-next-line prefer-rest-params
  pushData(arguments);
}
