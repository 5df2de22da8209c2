/** How long the releases of one minor version are supported. */
export interface SupportWindow {
  readonly product: "console" | "gateway";
  /** What readers call these versions, `1.33.x`. */
  readonly label: string;
  /** The lowest version; null for all that came before. */
  readonly from: string | null;
  /** The lowest version that isn't one of them any more. */
  readonly below: string;
  /** The day that support counts from; null where it isn't known. */
  readonly released: string | null;
  /** The last day of support; null where it ended before the policy began. */
  readonly until: string | null;
}

export type SupportStatus =
  | { state: "supported" }
  /** Support ends within {@link soon} days. */
  | { state: "ending"; days: number }
  | { state: "ended" };

const soon = 60;
const dayInMilliseconds = 86_400_000;

/**
 * Whether a version is supported on a day. The last day of support is still a day of support.
 * @param today `2026-11-28`
 */
export function supportStatus({ until }: Pick<SupportWindow, "until">, today: string): SupportStatus {
  if (until === null || today > until) return { state: "ended" };
  const days = Math.round((Date.parse(until) - Date.parse(today)) / dayInMilliseconds);
  return days <= soon ? { state: "ending", days } : { state: "supported" };
}

/** The day where a reader is, `2026-11-28`. */
export function dayOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
