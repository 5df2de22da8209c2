import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { checkYaml } from "../../../src/node/reading/yaml-file";
import type { ReadData } from "../../../src/node/data-files/reference-file";
import { isPattern } from "./stated-facts";

/** Wording that sentences are held to. */
export const englishFile = "content/english.yaml";

const text = z.string().trim().min(1);

const pattern = z.strictObject({
  /** What is looked for, in a line without code, addresses and tags. */
  says: z.string().min(1).refine(isPattern, "a regular expression"),
  /** What to write. */
  use: text,
  /** Whether capitals count. */
  case: z.boolean().default(false),
  /** Where it is looked for, if not everywhere. */
  in: z.enum(["changelog"]).optional(),
  /** Whether it is about full sentences: headings, entries of lists and cells of tables are exempt. */
  sentences: z.boolean().default(false),
});

/** The form of that file. */
export const englishPatternsSchema = z.strictObject({ fail: z.array(pattern), hints: z.array(pattern) });

export type EnglishPattern = z.infer<typeof pattern>;
export type EnglishPatterns = z.infer<typeof englishPatternsSchema>;

/** @param root absolute path of the repository */
export function readEnglishPatterns(root: string): ReadData<EnglishPatterns> {
  const file = path.join(root, englishFile);
  if (!existsSync(file)) return { value: null, problems: [] };
  return checkYaml(englishFile, readFileSync(file, "utf8"), englishPatternsSchema);
}
