import type { SearchRecord } from "../../../model/search/search-record";

/** Queries the data for all search records of the site. */
export const recordsQuery = `query SearchRecords {
  searchRecords {
    objectID
    hierarchy { lvl0 lvl1 lvl2 lvl3 lvl4 lvl5 lvl6 }
    content
    type
    code
    url
    language
    contentLanguage
    docsTag
    kind
    product
    keywords
    weight { page level position }
  }
}`;

/** Gatsby's response to `recordsQuery`. */
export interface RecordsResult {
  data?: { searchRecords: SearchRecord[] };
  errors?: readonly { message: string }[];
}

/** Returns the records in a response. @throws Error if the query has failed */
export function readRecords({ data, errors }: RecordsResult): SearchRecord[] {
  if (data && !errors?.length) return data.searchRecords;
  throw new Error(`The search records can't be read: ${errors?.map(({ message }) => message).join("; ")}`);
}
