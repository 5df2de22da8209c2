import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ContentProblem } from "../../../src/model/problem/problem";
import { proseRulesSchema, type ProseRules } from "./prose-rules-schema";
import { checkYaml } from "../../../src/node/reading/yaml-file";

const rulesFile = "content/prose.yaml";

/**
 * Reads the rules for sentences.
 * @param root absolute path of the repository
 * @returns null if there is no file; if it isn't valid, the problems, each with its line
 */
export function readProseRules(root: string): { value: ProseRules | null; problems: ContentProblem[] } {
  const file = path.join(root, rulesFile);
  if (!existsSync(file)) return { value: null, problems: [] };
  return checkYaml(
    rulesFile,
    readFileSync(file, "utf8"),
    proseRulesSchema,
    Object.keys(proseRulesSchema.shape),
  );
}
