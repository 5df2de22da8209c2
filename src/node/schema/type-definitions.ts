import {
  affectedVersions,
  breakingChange,
  deprecation,
  knownIssue,
  netResult,
  pageKeys,
  releaseFrontmatter,
  requiredStop,
  securityFix,
} from "../content/page/frontmatter";
import { fieldsOf, typeOfObjects } from "./fields-of-keys";

/** The types of the frontmatter data about a release's entries. */
const releaseTypes = {
  breaking: "BreakingChange",
  deprecations: "Deprecation",
  knownIssues: "KnownIssue",
  stop: "RequiredStop",
  netResults: "NetResult",
};

const pageFields = `
    "The page's final address, with a trailing slash"
    path: String!
    "Language tag of the page, such as en"
    locale: String!
    "Path of the source file from the root of the repository"
    file: String!
    "The title that the page shows"
    title: String!
    "The description in the frontmatter, or else the first paragraph"
    description: String
    "The description in the frontmatter, which the page shows below its title; null if there is none"
    lead: String
    "The deepest heading level in the table of contents"
    tocDepth: Int!
    "All headings in reading order, including the title"
    headings: [Heading!]!
    "All IDs on the page that links can point to"
    ids: [String!]!
    "Links to pages of this site"
    links: [ContentLink!]!
    "The page's local images"
    images: [File!]! @link(by: "absolutePath", from: "imageFiles")
    "Problems in the file"
    problems: [ContentProblem!]!
    "The page's content as data"
    body: PageBody! @link
    "Whether the page is built but not linked from sidebars, listings, search or the sitemap"
    hidden: Boolean!
    "Whether the page has search records"
    searchable: Boolean!
    "Old addresses that redirect to the page"
    redirectFrom: [String!]!
`;

/**
 * The GraphQL types of the site. They are explicit and have descriptions, so that GraphiQL can show documentation and queries
 * work even if there are no nodes of a type.
 */
export const typeDefinitions = `
  "A page with content: a documentation page, an article or a release"
  interface ContentPage implements Node {
    "Gatsby's ID of the node"
    id: ID!
    "The Mdx node of the page's source file"
    parent: Node
    "Nodes created from this node"
    children: [Node!]!
    "Gatsby's data about the node, such as its type and digest"
    internal: Internal!
    ${pageFields}
  }

  "A documentation page in a section"
  type DocPage implements Node & ContentPage @dontInfer {
    ${pageFields}
    "ID of the section, such as gateway"
    section: String!
    "Name of the version; current if the section has only one"
    version: String!
    "ID that sidebars use for the page: its path in the section's folder, without extension"
    docId: String!
    "The page's label in the sidebar: from the frontmatter, or else the title"
    sidebarLabel: String!
    "Sort position in a sidebar generated from folders, lowest first"
    sidebarPosition: Float
    ${fieldsOf(pageKeys)}
  }

  "An unpublished page, which sidebars can contain. Exists only in production; during development, it is a DocPage"
  type DraftPage implements Node @dontInfer {
    "ID of the section, such as gateway"
    section: String!
    "Name of the version"
    version: String!
    "Language tag of the page, such as en"
    locale: String!
    "ID of the page: its path in the section's folder, without extension"
    docId: String!
  }

  "A page outside the sections, such as the FAQ"
  type Article implements Node & ContentPage @dontInfer {
    ${pageFields}
    "Name of the file, without extension"
    name: String!
    ${fieldsOf(pageKeys)}
  }

  "The release notes of one version"
  type Release implements Node & ContentPage @dontInfer {
    ${pageFields}
    "Name in addresses, such as Gateway-3.8.1; only the version for releases of the Platform line"
    name: String!
    ${fieldsOf(releaseFrontmatter.omit({ security: true, redirect_from: true, draft: true }), releaseTypes)}
    "IDs of the vulnerabilities that the release fixes"
    security: [String!]!
    "The security fixes, with severity and affected versions"
    securityFixes: [SecurityFix!]!
    "Kinds of its entries, in reading order: breaking, upgrade, security, deprecation, feature, improvement, fix or known-issue"
    kinds: [String!]!
    "The changes in the release"
    entries: [ReleaseEntry!]!
    "Words of its entries, for filtering the list of releases. Leaves out words that are in the name, the summary, the breaking changes or the security fixes"
    words: String!
  }

  "A change in a release"
  type ReleaseEntry {
    "The kind of change: breaking, upgrade, security, deprecation, feature, improvement, fix or known-issue"
    kind: String!
    "Anchor on the release's page"
    id: String!
    "The bold words at the start of the entry"
    name: String!
    "The rest of the entry as content elements, with final addresses"
    content: JSON!
    "What operators have to do about a breaking change or a deprecation"
    action: String
    "Severity of a security fix: critical, high, medium or low; null if it isn't published"
    severity: String
    "The versions that the vulnerability affects"
    affected: AffectedVersions
    "The version that fixes a known issue; null if no fix is documented"
    fixedIn: String
  }

  ${typeOfObjects("BreakingChange", breakingChange)}
  ${typeOfObjects("Deprecation", deprecation)}
  ${typeOfObjects("SecurityFix", securityFix, { affected: "AffectedVersions" })}
  ${typeOfObjects("AffectedVersions", affectedVersions)}
  ${typeOfObjects("KnownIssue", knownIssue)}
  ${typeOfObjects("RequiredStop", requiredStop)}
  ${typeOfObjects("NetResult", netResult)}

  "A page's content, as JSON elements with type, props and children. Addresses are final"
  type PageBody implements Node @dontInfer {
    "The outermost elements, which contain all others"
    tree: JSON!
  }

  "A heading on a page"
  type Heading {
    "The heading level, from 1 to 6; only the title is a 1"
    depth: Int!
    "The anchor"
    id: String!
    "The text without markup"
    text: String!
    "The heading with its inline markup, without links"
    content: JSON!
  }

  "A link to a page of this site"
  type ContentLink {
    "A file in the repository or a site path; empty for the page itself"
    target: String!
    "ID on the target page; empty for the top of the page"
    anchor: String!
    "The link as written in the source"
    written: String!
    "Path of the file that contains the link, from the root of the repository"
    file: String!
    "Line, counted from 1"
    line: Int!
    "Column, counted from 1"
    column: Int!
  }

  "A problem in a content file, with its position"
  type ContentProblem {
    "The severity: error or warning"
    severity: String!
    "Path of the file from the root of the repository"
    file: String!
    "Line, counted from 1"
    line: Int!
    "Column, counted from 1"
    column: Int!
    "What is wrong"
    message: String!
    "How to fix it; null if there is no advice"
    hint: String
  }
`;
