import { createHash } from "node:crypto";

/** The sets of queries and questions by purpose. */
export const setNames = ["tuned on", "tuned on, from titles", "reported", "unseen"] as const;
export type SetName = (typeof setNames)[number];
/** The sets whose failures can be looked at and that settings are chosen with. */
export const tuningSets: ReadonlySet<SetName> = new Set(["tuned on", "tuned on, from titles"]);

/**
 * Returns which half of a list an entry belongs to: one half is for tuning, the other one only for reporting.
 * @param text determines the half by its hash, so an entry stays in its half when other entries are added
 */
export function isForTuning(text: string): boolean {
  return (createHash("sha256").update(text).digest()[0] ?? 0) % 2 === 0;
}
