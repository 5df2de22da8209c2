import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ContentProblem } from "../../model/problem/problem";
import { synonymsSchema, type Synonyms } from "../../model/search/synonyms";
import { readYaml, checkYaml } from "../reading/yaml-file";

/** Words that mean the same to readers, for every search provider. */
const synonymsFile = "content/synonyms.yaml";

/**
 * Reads the site's synonyms; none where there is no such file.
 * @param root absolute path of the repository
 * @returns no synonyms where there is a problem, such as a word that stands in two groups
 */
export function readSynonyms(root: string): { synonyms: Synonyms; problems: ContentProblem[] } {
  const absolute = path.join(root, synonymsFile);
  if (!existsSync(absolute)) return { synonyms: [], problems: [] };
  const yaml = readFileSync(absolute, "utf8");
  const { value, problems } = checkYaml(synonymsFile, yaml, synonymsSchema);
  const all = [...problems, ...repeated(value ?? [], yaml)];
  return { synonyms: all.length > 0 ? [] : (value ?? []), problems: all };
}

/** Two groups with a word in common are one group, or one of them is wrong. */
function repeated(groups: Synonyms, yaml: string): ContentProblem[] {
  const { placeOf } = readYaml(synonymsFile, yaml);
  const seen = new Set<string>();
  return groups.flatMap((group, number) =>
    group.flatMap((word, position): ContentProblem[] => {
      if (!seen.has(word)) {
        seen.add(word);
        return [];
      }
      const message = `\`${word}\` stands in this file twice`;
      const hint = "a word has one group: put the groups together, or remove it from one";
      return [{ severity: "error", file: synonymsFile, ...placeOf([number, position]), message, hint }];
    }),
  );
}
