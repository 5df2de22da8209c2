const pageFields = `
    "Final address with trailing slash."
    path: String!
    "Language of the page, such as en."
    locale: String!
    "Path of the source file from the root of the repository."
    file: String!
    title: String!
    "From the frontmatter, else the first paragraph."
    description: String
    "Deepest heading level in the table of contents."
    tocDepth: Int!
    headings: [Heading!]!
    "Every id on the page that a link can lead to."
    ids: [String!]!
    "Links to pages of this site."
    links: [ContentLink!]!
    "Local images of the page."
    images: [File!]! @link(by: "absolutePath", from: "imageFiles")
    "What is wrong with the file."
    problems: [ContentProblem!]!
    "The content as data."
    body: PageBody! @link
    "Built, but named nowhere."
    hidden: Boolean!
    "Whether the page is in the search records."
    searchable: Boolean!
    "Old addresses that lead here."
    redirectFrom: [String!]!
`;

/** The GraphQL types of the site, explicit and described, so that GraphiQL explains itself and empty sets still query. */
export const typeDefinitions = `
  "A page made of content: a documentation page, an article or a release."
  interface ContentPage implements Node {
    id: ID!
    parent: Node
    children: [Node!]!
    internal: Internal!
    ${pageFields}
  }

  "A documentation page of one section."
  type DocPage implements Node & ContentPage @dontInfer {
    ${pageFields}
    "Id of the section, such as gateway."
    section: String!
    "Name of the version; current where the section has one."
    version: String!
    "Path of the file in its section without extension; sidebars name pages by it."
    docId: String!
    sidebarLabel: String!
    sidebarPosition: Float
    tags: [String!]!
    "Short facts shown under the title."
    badges: [String!]!
    "Words that readers search for and the page doesn't use."
    keywords: [String!]!
    "When somebody last checked the facts."
    lastReviewed: Date @dateformat
  }

  "A page that isn't published yet; sidebars may name it. Only in production, where it is no DocPage."
  type DraftPage implements Node @dontInfer {
    section: String!
    version: String!
    locale: String!
    docId: String!
  }

  "A page of its own outside of the sections, such as the FAQ."
  type Article implements Node & ContentPage @dontInfer {
    ${pageFields}
    "Name of the file."
    name: String!
    keywords: [String!]!
    lastReviewed: Date @dateformat
  }

  "The notes of one release."
  type Release implements Node & ContentPage @dontInfer {
    ${pageFields}
    "Name in addresses, such as Gateway-3.8.1; of the Platform line the version alone."
    name: String!
    "Version number without the line, such as 3.8.1."
    version: String!
    "Platform, Console, Gateway or Cli."
    line: String!
    "Day of the release; null where it isn't known."
    date: Date @dateformat
    summary: String
    tags: [String!]!
    breaking: [BreakingChange!]!
    "Ids of vulnerabilities that the release fixes."
    security: [String!]!
    "Tag of the container image."
    image: String
    "Kinds of its entries, in the order of the page: breaking, upgrade, security, deprecation, feature, improvement, fix, known-issue."
    kinds: [String!]!
    "Its changes one by one."
    entries: [ReleaseEntry!]!
    "Words of its entries for the list's filter, those left out that name, summary, breaking changes and security have."
    words: String!
  }

  "One change of a release."
  type ReleaseEntry {
    "breaking, upgrade, security, deprecation, feature, improvement, fix or known-issue"
    kind: String!
    "Anchor on the release's page."
    id: String!
    name: String!
    "What it says besides its name, as content elements with final addresses."
    content: JSON!
  }

  "A change that may break an installation."
  type BreakingChange {
    what: String!
    "What an operator has to do."
    do: String
  }

  "An interceptor of Gateway: a file of content/interceptors/."
  type Interceptor implements Node @dontInfer {
    "Name of the file and last segment of the page's address."
    interceptorId: String!
    file: String!
    name: String!
    "The Java class that a resource names."
    pluginClass: String!
    "Family in the catalog, such as traffic-control."
    kind: String!
    goals: [String!]!
    "Kafka requests that it acts on."
    requests: [String!]!
    summary: String!
    "First version of Gateway that has it, where that is known."
    since: String
    needs: [String!]!
    "Every key of the configuration: name, type, required, default, values, description, options inside."
    options: JSON!
    "A complete configuration."
    example: JSON!
    "What a client sees when a request is refused."
    errors: [InterceptorError!]!
    limits: [String!]!
    "Addresses of demos."
    demos: [String!]!
  }

  type InterceptorError {
    "Name of Kafka's error."
    error: String!
    message: String
    when: String!
  }

  "A page's content: JSON elements of the form { type, props, children }, addresses resolved."
  type PageBody implements Node @dontInfer {
    tree: JSON!
  }

  type Heading {
    "1 to 6; the title is the only 1."
    depth: Int!
    id: String!
    text: String!
    "The heading with its inline markup, links left out."
    content: JSON!
  }

  "A link to a page of this site."
  type ContentLink {
    "A file of the repository, a site path, or empty for the page itself."
    target: String!
    "Id on the target; empty for its top."
    anchor: String!
    written: String!
    file: String!
    line: Int!
    column: Int!
  }

  type ContentProblem {
    "error or warning"
    severity: String!
    file: String!
    line: Int!
    column: Int!
    message: String!
    hint: String
  }

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
    docs: [DocPage!]!
    "Ids of pages that aren't published yet."
    draftIds: [String!]!
    sidebars: [Sidebar!]!
  }

  "A section's sidebar."
  type Sidebar implements Node @dontInfer {
    "Id of the section, such as gateway."
    section: String!
    version: String!
    locale: String!
    file: String!
    "The tree as readers see it, made of sidebar.yaml and the pages."
    items: [SidebarItem!]!
    problems: [ContentProblem!]!
  }

  "One line of a sidebar; a category has items."
  type SidebarItem {
    label: String!
    path: String
    items: [SidebarItem!]
  }

  "Labels of one folder, for sidebars that are made from folders."
  type SidebarFolder implements Node @dontInfer {
    section: String!
    version: String!
    locale: String!
    folder: String!
    file: String!
    label: String
    position: Float
    problems: [ContentProblem!]!
  }

  "A listing page of a sidebar's category."
  type Category implements Node @dontInfer {
    section: String!
    version: String!
    locale: String!
    path: String!
    label: String!
    description: String
  }
`;
