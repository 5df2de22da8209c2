/** The GraphQL types of support data; keep them in sync with src/model/release/support-window.ts and compatibility.ts. */
export const supportTypeDefinitions = `
  "How long one minor version of a product is supported, from content/support/versions.yaml."
  type SupportWindow implements Node @dontInfer {
    "console or gateway"
    product: String!
    "What readers call these versions, such as 1.33.x."
    label: String!
    "The lowest version; null for all that came before."
    from: String
    "The lowest version that isn't one of them any more."
    below: String!
    "The day that support counts from."
    released: Date @dateformat
    "The last day of support; null where it ended before the policy began."
    until: Date @dateformat
    "Place in the file."
    position: Int!
  }

  "What a range of versions works with, from content/support/compatibility.yaml and charts.yaml. Lower bounds are included, upper ones not."
  type CompatibilityRule implements Node @dontInfer {
    "console, gateway or cli"
    product: String!
    "The lowest version of the product."
    from: String!
    "The lowest that it no longer holds for; null for none."
    below: String
    "console, gateway, kafka, kafka-clients, postgresql, kubernetes or helm"
    with: String!
    "The lowest version of the other part that works; null where nothing is said."
    supportedFrom: String
    "The lowest that no longer does."
    supportedBelow: String
    "The lowest and highest versions that were out when the range was published, such as 17; beyond them nothing is known."
    oldestKnown: String
    "See oldestKnown."
    newestKnown: String
    "The rule holds for this feature only; null for everything."
    feature: String
    "What else an operator has to know."
    note: String
    "Place in the file."
    position: Int!
  }

  "A file of support data."
  type SupportFile implements Node @dontInfer {
    "Path from the root of the repository."
    file: String!
    "What is wrong with the file."
    problems: [ContentProblem!]!
  }
`;
