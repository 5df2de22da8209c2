/** What readers can be asked to allow; what the site can't work without is not asked for. */
export const consentCategories = ["analytics", "assistant"] as const;

export type ConsentCategory = (typeof consentCategories)[number];
