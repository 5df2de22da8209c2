import { compatibilityRuleSchema, supportWindowSchema } from "../../model/release/support-data";
import { fieldsOf } from "./fields-of-keys";

const position = `
    "Path of the file from the root of the repository"
    file: String!
    "Position in the file"
    position: Int!
`;

/** The GraphQL types of support data. */
export const supportTypeDefinitions = `
  ${JSON.stringify(supportWindowSchema.description)}
  type SupportWindow implements Node @dontInfer {
    ${fieldsOf(supportWindowSchema)}
    ${position}
  }

  ${JSON.stringify(compatibilityRuleSchema.description)}
  type CompatibilityRule implements Node @dontInfer {
    ${fieldsOf(compatibilityRuleSchema)}
    ${position}
  }

  "A file of support data"
  type SupportFile implements Node @dontInfer {
    "Path from the root of the repository"
    file: String!
    "Problems in the file"
    problems: [ContentProblem!]!
  }
`;
