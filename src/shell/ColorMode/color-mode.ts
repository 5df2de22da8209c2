import { readStored, writeStored } from "../../model/site/browser-storage";
import { siteConfig } from "../../site/configuration";
import { storageKeys } from "../../model/site/storage-keys";

export type ColorMode = "light" | "dark";

const systemDark = "(prefers-color-scheme: dark)";

/** The mode that the page currently shows. */
export function currentMode(): ColorMode {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

/** The reader's choice, or else the system's preference if the configuration respects it, or else the default. */
export function preferredMode(): ColorMode {
  const { default: fallback, disableSwitch, respectSystem } = siteConfig.colorMode;
  if (disableSwitch) return fallback;
  const stored = readStored(storageKeys.colorMode);
  if (stored === "light" || stored === "dark") return stored;
  if (!respectSystem) return fallback;
  return window.matchMedia(systemDark).matches ? "dark" : "light";
}

/** Shows a mode. @param remember stores the mode as the reader's choice */
export function applyMode(mode: ColorMode, remember: boolean): void {
  document.documentElement.dataset.theme = mode;
  if (remember) writeStored(storageKeys.colorMode, mode);
}
