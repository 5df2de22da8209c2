import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { ReadData } from "../../../src/node/data-files/reference-file";
import { isPattern } from "../languages/regular-expression";
import { checkYaml } from "../../../src/node/reading/yaml-file";

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

/** @param root absolute path of the repository */
export function readStatedFacts(root: string): ReadData<StatedFacts> {
  const file = path.join(root, statedFactsFile);
  if (!existsSync(file)) return { value: null, problems: [] };
  return checkYaml(statedFactsFile, readFileSync(file, "utf8"), statedFactsSchema);
}
