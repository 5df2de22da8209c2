import { createSearchProvider } from "./create-provider";
import { earlyIndex } from "./embedded/early-index";
import { sitePlace } from "./embedded/site-place";
import { siteConfig } from "../site/configuration";

/** Where this site's search results come from; one for the modal and the page. */
export const siteSearch = createSearchProvider(siteConfig.search);

// Whoever loads this code is about to search: the index comes along with the code that reads it.
if (siteConfig.search.provider === "embedded" && typeof window !== "undefined") void earlyIndex(sitePlace());
