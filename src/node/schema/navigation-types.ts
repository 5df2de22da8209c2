const edition = `
    "Id of the section, such as gateway."
    section: String!
    "Name of the version."
    version: String!
`;

/** The GraphQL types of versions, sidebars and category listings. */
export const navigationTypeDefinitions = `
  "A version of a section, in the default language. A section without versions has one, current."
  type DocsVersion implements Node @dontInfer {
    "Id of the section, such as gateway."
    section: String!
    "What identifies it, such as 2.0."
    name: String!
    "What readers call it."
    label: String!
    "The newest released version, which is served at the section's own address."
    isLast: Boolean!
    "The notice on its pages: unreleased or unmaintained; null for none."
    banner: String
    "Address under which its pages are."
    path: String!
    "Id of the page that stands for the version: the one at its address, else the first of its sidebar."
    mainDocId: String
    "Its pages."
    docs: [DocPage!]!
    "Ids of pages that aren't published yet."
    draftIds: [String!]!
    "One a language."
    sidebars: [Sidebar!]!
  }

  "A section's sidebar."
  type Sidebar implements Node @dontInfer {
    ${edition}
    "Language of the labels, such as en."
    locale: String!
    "The sidebar.yaml, from the root of the repository."
    file: String!
    "The tree as readers see it, made of sidebar.yaml and the pages."
    items: [SidebarItem!]!
    "What is wrong with the file."
    problems: [ContentProblem!]!
  }

  "One line of a sidebar; a category has items."
  type SidebarItem {
    "As readers see it."
    label: String!
    "Where it leads; null for a category without a page."
    path: String
    "What the category holds; null for a page."
    items: [SidebarItem!]
  }

  "Labels of one folder, for sidebars that are made from folders."
  type SidebarFolder implements Node @dontInfer {
    ${edition}
    "Language of the labels, such as en."
    locale: String!
    "Path below the folder of the section."
    folder: String!
    "The _category.yaml, from the root of the repository."
    file: String!
    "In place of the name made of the folder."
    label: String
    "Lower stands first."
    position: Float
    "What is wrong with the file."
    problems: [ContentProblem!]!
  }

  "A listing page of a sidebar's category."
  type Category implements Node @dontInfer {
    ${edition}
    "Language of the page, such as en."
    locale: String!
    "Final address with trailing slash."
    path: String!
    "Title of the page."
    label: String!
    "What the category is about, under the title."
    description: String
  }
`;
