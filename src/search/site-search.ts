import { createSearchProvider } from "./create-provider";
import { searchConfig } from "./search-config";

/** Where this site's search results come from; one for the modal and the page. */
export const siteSearch = createSearchProvider(searchConfig);
