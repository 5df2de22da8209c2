/** Where Algolia receives events unless a region is configured. */
export const EVENTS_HOST = "https://insights.algolia.io";
