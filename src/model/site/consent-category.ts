/** The categories that readers can be asked to allow. The site doesn't ask about storage that it can't work without. */
export const consentCategories = ["analytics", "assistant"] as const;

export type ConsentCategory = (typeof consentCategories)[number];
