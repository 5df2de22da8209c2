import { z } from "zod";
import { readDataFile } from "../../../src/node/data-files/data-file";
import { isPattern } from "../languages/regular-expression";
import type { ReadData } from "../../../src/node/reading/yaml-file";

/** Facts that no table contains. */
export const statedFactsFile = "content/reference/facts.yaml";

const text = z.string().trim().min(1);
const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'a version such as "3.7.0"');
const pattern = text.refine(isPattern, "a regular expression");

/** The schema of that file. */
export const statedFactsSchema = z.strictObject({
  /** The prefixes of key IDs for encryption, without `://`. @example ["vault-kms"] */
  keyIdPrefixes: z.array(z.string().regex(/^[a-z-]+$/)),
  /** Versions that deprecated or removed features without their own data entry. */
  lifecycle: z.array(
    z.strictObject({ says: pattern, deprecated: version.optional(), removed: version.optional() }),
  ),
  /** Wording that contradicts a fact, in the files whose paths match. */
  untrue: z.array(z.strictObject({ says: pattern, files: pattern.default(""), fact: text })),
});

export type StatedFacts = z.infer<typeof statedFactsSchema>;

/** Reads these facts. */
export function readStatedFacts(root: string): ReadData<StatedFacts> {
  return readDataFile(root, statedFactsFile, statedFactsSchema);
}
