import { hierarchySchema, searchRecordSchema, weightSchema } from "../../model/search/search-record-schema";
import { typeOfObjects } from "./fields-of-keys";

/** The GraphQL types of search records. */
export const searchTypeDefinitions = `
  ${typeOfObjects("SearchRecord", searchRecordSchema, {
    hierarchy: "SearchRecordHierarchy",
    weight: "SearchRecordWeight",
  })}
  ${typeOfObjects("SearchRecordHierarchy", hierarchySchema)}
  ${typeOfObjects("SearchRecordWeight", weightSchema)}
`;
