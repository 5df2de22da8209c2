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
    "Final address with trailing slash."
    path: String!
    "Language of the page, such as en."
    locale: String!
    "Path of the source file from the root of the repository."
    file: String!
    "As the page shows it."
    title: String!
    "From the frontmatter, else the first paragraph."
    description: String
    "The description that an author wrote, as the page shows it; null where the first paragraph stands for it."
    lead: String
    "Deepest heading level in the table of contents."
    tocDepth: Int!
    "In the order of the page, the title among them."
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

/**
 * The GraphQL types of the site. They are explicit and have descriptions, so that GraphiQL can show documentation and queries
 * work even if there are no nodes of a type.
 */
export const typeDefinitions = `
  "A page made of content: a documentation page, an article or a release."
  interface ContentPage implements Node {
    "Gatsby's own."
    id: ID!
    "The Mdx node that the page is made of."
    parent: Node
    "Gatsby's own."
    children: [Node!]!
    "Gatsby's own: its type, digest and owner."
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
    "Its name in the sidebar; the title, unless the frontmatter has another."
    sidebarLabel: String!
    "Lower stands first, in sidebars that are made from folders."
    sidebarPosition: Float
    ${fieldsOf(pageKeys)}
  }

  "A page that isn't published yet; sidebars may name it. Only in production, where it is no DocPage."
  type DraftPage implements Node @dontInfer {
    "Id of the section, such as gateway."
    section: String!
    "Name of the version."
    version: String!
    "Language of the page, such as en."
    locale: String!
    "Path of the file in its section without extension."
    docId: String!
  }

  "A page of its own outside of the sections, such as the FAQ."
  type Article implements Node & ContentPage @dontInfer {
    ${pageFields}
    "Name of the file."
    name: String!
    ${fieldsOf(pageKeys)}
  }

  "The notes of one release."
  type Release implements Node & ContentPage @dontInfer {
    ${pageFields}
    "Name in addresses, such as Gateway-3.8.1; of the Platform line the version alone."
    name: String!
    ${fieldsOf(releaseFrontmatter.omit({ security: true, redirect_from: true, draft: true }), releaseTypes)}
    "IDs of the vulnerabilities that the release fixes."
    security: [String!]!
    "The security fixes, with severity and affected versions."
    securityFixes: [SecurityFix!]!
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
    "The bold words that the entry begins with."
    name: String!
    "What it says besides its name, as content elements with final addresses."
    content: JSON!
    "What an operator has to do about a breaking change or a deprecation."
    action: String
    "Severity of a security fix: critical, high, medium or low. Null if nobody has published it."
    severity: String
    "The versions that a security fix concerns."
    affected: AffectedVersions
    "The version that fixes a known issue. Null if no fix is documented."
    fixedIn: String
  }

  ${typeOfObjects("BreakingChange", breakingChange)}
  ${typeOfObjects("Deprecation", deprecation)}
  ${typeOfObjects("SecurityFix", securityFix, { affected: "AffectedVersions" })}
  ${typeOfObjects("AffectedVersions", affectedVersions)}
  ${typeOfObjects("KnownIssue", knownIssue)}
  ${typeOfObjects("RequiredStop", requiredStop)}
  ${typeOfObjects("NetResult", netResult)}

  "A page's content: JSON elements of the form { type, props, children }, addresses resolved."
  type PageBody implements Node @dontInfer {
    "The elements, outermost first."
    tree: JSON!
  }

  "A heading of a page."
  type Heading {
    "1 to 6; the title is the only 1."
    depth: Int!
    "The anchor."
    id: String!
    "Without markup."
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
    "As the source has it."
    written: String!
    "Where it is written: path from the root of the repository."
    file: String!
    "Counted from 1."
    line: Int!
    "Counted from 1."
    column: Int!
  }

  "Something wrong in a file of content, with its place."
  type ContentProblem {
    "error or warning"
    severity: String!
    "Path from the root of the repository."
    file: String!
    "Counted from 1."
    line: Int!
    "Counted from 1."
    column: Int!
    "What was found."
    message: String!
    "How to mend it, where that can be said."
    hint: String
  }
`;
