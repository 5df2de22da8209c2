import { z } from "zod";

const words = z.array(z.string().trim().min(1));

/** The form of `content/prose.yaml`: what sentences and headings are held to. */
export const proseRulesSchema = z.strictObject({
  /** Words to cut. @example ["simply"] */
  cut: words,
  /** Texts of links that don't name their target. @example ["here"] */
  linkTexts: words,
  /** Words that can't stand before `{product.name}`, since the name may bring its own. @example ["the"] */
  articles: words,
  /** Words that have a capital in a heading too. @example ["Kafka"] */
  names: words,
  /**
   * Names in code on pages of interceptors and demos that look like options and are something else, by what they are.
   * @example { expressions: ["record.key"] }
   */
  otherNames: z.record(z.string(), words).default({}),
  /** Headings of the parts that a task has, or their beginnings. */
  sections: z.strictObject({
    prerequisites: words,
    /** What one should see. */
    results: words,
    failures: words,
    next: words,
    /** Of a demo alone, which leaves something behind. */
    cleanUp: words,
  }),
  /** Most words of a sentence that gets no hint. */
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
