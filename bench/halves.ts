import { createHash } from "node:crypto";

/**
 * Which half of a list something belongs to: one half is for tuning, the other one for reporting only.
 * @param text decides by its hash, so that an entry stays in its half whatever is added
 */
export function isForTuning(text: string): boolean {
  return (createHash("sha256").update(text).digest()[0] ?? 0) % 2 === 0;
}
