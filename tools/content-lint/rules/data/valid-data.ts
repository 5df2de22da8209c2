import { referenceProblems } from "../../../../src/node/data-files/reference-file";
import { readEnglishPatterns } from "../../facts/english-patterns";
import { readStatedFacts } from "../../facts/stated-facts";
import { readProseRules } from "../../facts/prose-rules";
import type { Rule } from "../../rule/rule";

/**
 * The build reports problems in product data too. An invalid file counts as empty, so that only its own problem is reported.
 */
export const validData: Rule = {
  id: "data/valid-data",
  about:
    "Product data and rule data (content/prose.yaml, english.yaml, reference/facts.yaml) that doesn't match its schema.",
  check: ({ root }) => [
    ...referenceProblems(root),
    ...readProseRules(root).problems,
    ...readStatedFacts(root).problems,
    ...readEnglishPatterns(root).problems,
  ],
};
