import { createSearchProvider } from "./create-provider";
import { earlyIndex } from "./embedded/early-index";
import { siteIndexLocation } from "./embedded/site-index-location";
import { siteConfig } from "../site/configuration";

/** The provider of this site's search results, shared by the modal and the page. */
export const siteSearch = createSearchProvider(siteConfig.search);

// Loading this code means that a search is about to start, so the index is loaded along with the code that reads it.
if (siteConfig.search.provider === "embedded" && typeof window !== "undefined")
  void earlyIndex(siteIndexLocation());
