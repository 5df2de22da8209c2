import { useSyncExternalStore } from "react";
import { dayOf } from "../../model/release/support-window";

/**
 * The day where the reader is, so that a page that was built long ago doesn't tell old news.
 * @param builtOn the day of the build, which the page shows until its scripts run
 */
export function useToday(builtOn: string): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => dayOf(new Date()),
    () => builtOn,
  );
}
