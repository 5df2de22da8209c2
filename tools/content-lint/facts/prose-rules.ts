import { z } from "zod";
import { readDataFile } from "../../../src/node/data-files/data-file";
import type { ReadData } from "../../../src/node/reading/yaml-file";

const words = z.array(z.string().trim().min(1));

/** The schema of `content/prose.yaml`: the rules for sentences and headings. */
export const proseRulesSchema = z.strictObject({
  /** Words to remove. @example ["simply"] */
  cut: words,
  /** Link texts that don't name their target. @example ["here"] */
  linkTexts: words,
  /** Words that can't precede `{product.name}`, because the name might already contain one. @example ["the"] */
  articles: words,
  /** Words that are capitalized even in headings. @example ["Kafka"] */
  names: words,
  /**
   * Names in code on pages of interceptors and demos that look like options but aren't, grouped by what they are.
   * @example { expressions: ["record.key"] }
   */
  otherNames: z.record(z.string(), words).default({}),
  /** Headings of the parts of a task, or their beginnings. */
  sections: z.strictObject({
    prerequisites: words,
    /** What readers should see. */
    results: words,
    failures: words,
    next: words,
    /** For demos only, because they leave something behind. */
    cleanUp: words,
  }),
  /** The number of words in a sentence above which there is a hint. */
  longSentence: z.number().int().min(1),
  /** Subjects that several pages are about, by the paths of the pages in `content/` without their extensions. */
  subjects: z
    .array(
      z.strictObject({
        /** The page to read first. */
        first: z.string().trim().min(1),
        then: words.min(1),
      }),
    )
    .default([]),
});

export type ProseRules = z.infer<typeof proseRulesSchema>;

/** Reads the rules for sentences. */
export function readProseRules(root: string): ReadData<ProseRules> {
  return readDataFile(root, "content/prose.yaml", proseRulesSchema);
}
