import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { errorIn, type ContentProblem } from "../../model/problem/problem";
import { synonymsSchema, type Synonyms } from "../../model/search/synonyms";
import { checkYaml, type YamlFile } from "../reading/yaml-file";

/** Words with the same meaning, for every search provider. */
const synonymsFile = "content/synonyms.yaml";

/**
 * Reads the site's synonyms. The result is empty if the file doesn't exist.
 * @returns no synonyms if there is a problem, such as a word in two groups
 */
export function readSynonyms(root: string): { synonyms: Synonyms; problems: ContentProblem[] } {
  const absolute = path.join(root, synonymsFile);
  if (!existsSync(absolute)) return { synonyms: [], problems: [] };
  const yaml = readFileSync(absolute, "utf8");
  const { value, problems, positionOf } = checkYaml(synonymsFile, yaml, synonymsSchema);
  const all = [...problems, ...repeated(value ?? [], positionOf)];
  return { synonyms: all.length > 0 ? [] : (value ?? []), problems: all };
}

/** Two groups that share a word are either a single group, or one of them is wrong. */
function repeated(groups: Synonyms, positionOf: YamlFile["positionOf"]): ContentProblem[] {
  const seen = new Set<string>();
  return groups.flatMap((group, number) =>
    group.flatMap((word, position): ContentProblem[] => {
      if (!seen.has(word)) {
        seen.add(word);
        return [];
      }
      const message = `\`${word}\` appears twice in this file`;
      const hint = "a word can be in only one group: merge the groups, or remove the word from one of them";
      return [errorIn(synonymsFile, message, hint, positionOf([number, position]))];
    }),
  );
}
