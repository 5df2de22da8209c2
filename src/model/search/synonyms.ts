import { z } from "zod";

/** Groups of words with the same meaning, in queries and on pages. */
export type Synonyms = readonly (readonly string[])[];

/** The schema of `content/synonyms.yaml`: a list of groups, each with at least two single words in lowercase. */
export const synonymsSchema = z.array(
  z.array(z.string().regex(/^[\p{Ll}\p{N}]+$/u, "a single lowercase word without punctuation")).min(2),
);
