const edition = `
    "ID of the section, such as gateway"
    section: String!
    "Name of the version"
    version: String!
`;

/** The GraphQL types of versions, sidebars and category listings. */
export const navigationTypeDefinitions = `
  "A version of a section, in the default language. A section without versions has only the version current"
  type DocsVersion implements Node @dontInfer {
    "ID of the section, such as gateway"
    section: String!
    "The version's name in the configuration, such as 2.0"
    name: String!
    "The label that readers see"
    label: String!
    "Whether it is the newest released version, which is at the section's address"
    isLast: Boolean!
    "The notice on its pages: unreleased or unmaintained; null if there is none"
    banner: String
    "The start of its pages' addresses"
    path: String!
    "ID of the version's main page: the page at its address, or else the first page in its sidebar"
    mainDocId: String
    "The version's pages"
    docs: [DocPage!]!
    "IDs of unpublished pages"
    draftIds: [String!]!
    "The version's sidebars, one per language"
    sidebars: [Sidebar!]!
  }

  "A sidebar of a section"
  type Sidebar implements Node @dontInfer {
    ${edition}
    "Language tag of the labels, such as en"
    locale: String!
    "Path of its sidebar.yaml from the root of the repository"
    file: String!
    "The sidebar that readers see, from sidebar.yaml and the pages"
    items: [SidebarItem!]!
    "Problems in the file"
    problems: [ContentProblem!]!
  }

  "An item of a sidebar. A category has items"
  type SidebarItem {
    "The label that readers see"
    label: String!
    "The address of the page; null for a category without a page"
    path: String
    "The items in the category; null for a page"
    items: [SidebarItem!]
  }

  "The label and position of a folder, for sidebars generated from folders"
  type SidebarFolder implements Node @dontInfer {
    ${edition}
    "Language tag of the labels, such as en"
    locale: String!
    "Path of the folder in the section's folder"
    folder: String!
    "Path of its _category.yaml from the root of the repository"
    file: String!
    "The category's label; null if it is generated from the folder's name"
    label: String
    "Sort position, lowest first"
    position: Float
    "Problems in the file"
    problems: [ContentProblem!]!
  }

  "The listing page of a category in a sidebar"
  type Category implements Node @dontInfer {
    ${edition}
    "Language tag of the page, such as en"
    locale: String!
    "The page's final address, with a trailing slash"
    path: String!
    "The page's title"
    label: String!
    "What the category is about, shown below the title"
    description: String
  }
`;
