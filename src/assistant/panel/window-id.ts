/** Connects the launcher to the window that it opens, whose code is loaded later. */
export const assistantWindowId = "assistant-window";
