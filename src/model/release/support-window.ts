import type { z } from "zod";
import type { supportWindowSchema } from "./support-data";

export type SupportWindow = Readonly<z.infer<typeof supportWindowSchema>>;

export type SupportStatus =
  | { state: "supported" }
  /** Support ends within {@link soon} days. */
  | { state: "ending"; days: number }
  | { state: "ended" };

const soon = 60;
const dayInMilliseconds = 86_400_000;

/** Whether a version is supported on a day. The last day of support counts as supported. @param today `2026-11-28` */
export function supportStatus({ until }: Pick<SupportWindow, "until">, today: string): SupportStatus {
  if (until === null || today > until) return { state: "ended" };
  const days = Math.round((Date.parse(until) - Date.parse(today)) / dayInMilliseconds);
  return days <= soon ? { state: "ending", days } : { state: "supported" };
}

/** The current day in the reader's time zone, `2026-11-28`. */
export function dayOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
