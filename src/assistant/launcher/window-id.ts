/** Ties the launcher to the window that it opens, whose code comes later. */
export const assistantWindowId = "assistant-window";
