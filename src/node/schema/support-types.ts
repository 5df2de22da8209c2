/** The GraphQL types of support data; src/model/support-window.ts and compatibility.ts say the same in TypeScript. */
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

  "What a range of versions works with, from content/support/compatibility.yaml. Lower bounds are included, upper ones not."
  type CompatibilityRule implements Node @dontInfer {
    "console, gateway or cli"
    product: String!
    from: String!
    below: String
    "console, gateway, kafka, kafka-clients, postgresql, kubernetes or helm"
    with: String!
    supportedFrom: String
    supportedBelow: String
    "The lowest and highest versions that were out when the range was published, such as 17; beyond them nothing is known."
    oldestKnown: String
    newestKnown: String
    "The rule holds for this feature only; null for everything."
    feature: String
    note: String
    "Place in the file."
    position: Int!
  }

  "A file of support data."
  type SupportFile implements Node @dontInfer {
    file: String!
    problems: [ContentProblem!]!
  }
`;
