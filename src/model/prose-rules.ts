import { z } from "zod";

const words = z.array(z.string().trim().min(1));

/** The form of `content/prose.yaml`: what sentences and headings are held to. */
export const proseRulesSchema = z.strictObject({
  /** Words to cut. @example ["simply"] */
  cut: words,
  /** Texts of links that don't name their target. @example ["here"] */
  linkTexts: words,
  /** Words that have a capital in a heading too. @example ["Kafka"] */
  names: words,
  /** Most words of a sentence that gets no hint. */
  longSentence: z.number().int().min(1),
});

export type ProseRules = z.infer<typeof proseRulesSchema>;
