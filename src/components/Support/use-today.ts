import { useSyncExternalStore } from "react";
import { dayOf } from "../../model/release/support-window";
import { neverChanges } from "../never-changes";

/**
 * The current day in the reader's time zone, so that a page that was built long ago isn't outdated.
 * @param builtOn the day of the build, which the page shows until its scripts run
 */
export function useToday(builtOn: string): string {
  return useSyncExternalStore(
    neverChanges,
    () => dayOf(new Date()),
    () => builtOn,
  );
}
