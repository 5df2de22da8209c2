import { referenceProblems } from "../../../../src/node/data-files/reference-file";
import { readEnglishPatterns } from "../../facts/english-patterns";
import { readStatedFacts } from "../../facts/stated-facts";
import { readProseRules } from "../../facts/prose-rules";
import type { Rule } from "../../rule";

/** The build reports the first too; what isn't valid holds nothing, so that its own problem is all there is to see. */
export const validData: Rule = {
  id: "data/valid-data",
  about:
    "Data of the products and of these rules (content/prose.yaml, english.yaml, reference/facts.yaml) of another form than expected.",
  check: ({ root }) => [
    ...referenceProblems(root),
    ...readProseRules(root).problems,
    ...readStatedFacts(root).problems,
    ...readEnglishPatterns(root).problems,
  ],
};
