import { createSearchProvider } from "./create-provider";
import { earlyIndex } from "./embedded/early-index";
import { sitePlace } from "./embedded/site-place";
import { searchConfig } from "./search-config";

/** Where this site's search results come from; one for the modal and the page. */
export const siteSearch = createSearchProvider(searchConfig);

// Whoever loads this code is about to search: the index comes along with the code that reads it.
if (searchConfig.provider === "embedded" && typeof window !== "undefined") void earlyIndex(sitePlace());
