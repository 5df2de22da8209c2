import { referenceProblems } from "../../../../src/node/data/reference-file";
import { readProseRules } from "../../facts/prose-rules";
import type { Rule } from "../../rule";

/** The build reports the first too; what isn't valid holds nothing, so that its own problem is all there is to see. */
export const validData: Rule = {
  id: "data/valid-data",
  about: "Data of the products, and content/prose.yaml, of another form than expected.",
  check: ({ root }) => [...referenceProblems(root), ...readProseRules(root).problems],
};
