/** The GraphQL types of search records; keep them in sync with src/model/search/search-record.ts. */
export const searchTypeDefinitions = `
  "An entry of the search index: a page, a heading of it, or a piece of text under one."
  type SearchRecord {
    "Stays the same when something else on the page changes."
    objectID: String!
    "Where the record stands, by name."
    hierarchy: SearchRecordHierarchy!
    "A few sentences or lines of code; null for a page and a heading."
    content: String
    "lvl1 for a page, lvl2 to lvl6 for a heading, content for text under it."
    type: String!
    "Whether content is a code sample."
    code: Boolean!
    "Site path, with the anchor where there is one."
    url: String!
    "Language tag of the page."
    language: String!
    "Language of the page's text, if the page isn't translated."
    contentLanguage: String
    "Section and version, such as docs-gateway-current; default outside of the sections."
    docsTag: String!
    "docs, release or faq"
    kind: String!
    "The section's or the release line's label, for the product filter; null for articles, which belong to none."
    product: String
    "Words to be found by that the page doesn't show."
    keywords: String
    "For the order of results."
    weight: SearchRecordWeight!
  }

  "Where a record stands: product area, title, headings."
  type SearchRecordHierarchy {
    "Groups results."
    lvl0: String!
    "The title of the page."
    lvl1: String
    "The heading of the second level that the record stands under."
    lvl2: String
    "The same of the third level."
    lvl3: String
    "The same of the fourth level."
    lvl4: String
    "The same of the fifth level."
    lvl5: String
    "The same of the sixth level."
    lvl6: String
  }

  "Order among equally good matches: higher page and level first, then lower position."
  type SearchRecordWeight {
    "Of the page among all, higher first."
    page: Int!
    "Higher for titles than for headings, for these than for text."
    level: Int!
    "Place on the page, counted from its top."
    position: Int!
  }
`;
