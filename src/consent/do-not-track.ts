import { thirdParties } from "../site/third-parties";

/** Whether the browser asks not to be tracked and the site does as it is asked. */
export function isTrackingRefused(): boolean {
  return thirdParties().analytics.respectDoNotTrack && navigator.doNotTrack === "1";
}
