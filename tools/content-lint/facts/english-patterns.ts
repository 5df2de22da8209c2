import { z } from "zod";
import { readDataFile } from "../../../src/node/data-files/data-file";
import type { ReadData } from "../../../src/node/reading/yaml-file";
import { isPattern } from "../languages/regular-expression";

/** Wording that sentences are checked for. */
export const englishFile = "content/english.yaml";

const text = z.string().trim().min(1);

const pattern = z.strictObject({
  /** A regular expression for a line without code, addresses and tags. */
  says: z.string().min(1).refine(isPattern, "a regular expression"),
  /** What to write instead. */
  use: text,
  /** Whether it's case-sensitive. */
  case: z.boolean().default(false),
  /** The texts it applies to, if not all. */
  in: z.enum(["changelog"]).optional(),
  /** Whether it applies only to full sentences: headings, list items and table cells are exempt. */
  sentences: z.boolean().default(false),
});

/** The schema of that file. */
export const englishPatternsSchema = z.strictObject({ fail: z.array(pattern), hints: z.array(pattern) });

export type EnglishPattern = z.infer<typeof pattern>;
export type EnglishPatterns = z.infer<typeof englishPatternsSchema>;

/** Reads these patterns. */
export function readEnglishPatterns(root: string): ReadData<EnglishPatterns> {
  return readDataFile(root, englishFile, englishPatternsSchema);
}
