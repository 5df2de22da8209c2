import { siteConfig } from "../site/configuration";

/** Whether the browser asks not to be tracked and the site does as it is asked. */
export function isTrackingRefused(): boolean {
  return siteConfig.thirdParties.analytics.respectDoNotTrack && navigator.doNotTrack === "1";
}
