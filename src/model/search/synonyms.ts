import { z } from "zod";

/** Groups of words of which readers may type any and pages may have any. */
export type Synonyms = readonly (readonly string[])[];

/** The form of `content/synonyms.yaml`: a list of groups, each of at least two single words in small letters. */
export const synonymsSchema = z.array(
  z.array(z.string().regex(/^[\p{Ll}\p{N}]+$/u, "one word in small letters, without marks")).min(2),
);
