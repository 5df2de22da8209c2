import { createHash } from "node:crypto";

/**
 * Returns which half of a list an entry belongs to: one half is for tuning, the other one only for reporting.
 * @param text determines the half by its hash, so an entry stays in its half when other entries are added
 */
export function isForTuning(text: string): boolean {
  return (createHash("sha256").update(text).digest()[0] ?? 0) % 2 === 0;
}
