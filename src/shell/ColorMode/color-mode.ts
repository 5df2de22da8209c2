import { siteConfig } from "../../site/configuration";
import { storageKeys } from "../../model/site/storage-keys";

export type ColorMode = "light" | "dark";

const systemDark = "(prefers-color-scheme: dark)";

/** The mode that the page shows now. */
export function currentMode(): ColorMode {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

/** The reader's choice, else the system's preference where the configuration follows it, else the default. */
export function preferredMode(): ColorMode {
  const { default: fallback, disableSwitch, respectSystem } = siteConfig.colorMode;
  if (disableSwitch) return fallback;
  const stored = read();
  if (stored) return stored;
  if (!respectSystem) return fallback;
  return window.matchMedia(systemDark).matches ? "dark" : "light";
}

/** Shows a mode; with `remember` it is the reader's choice from now on. */
export function applyMode(mode: ColorMode, remember: boolean): void {
  document.documentElement.dataset.theme = mode;
  if (!remember) return;
  try {
    localStorage.setItem(storageKeys.colorMode, mode);
  } catch {
    // Storage is forbidden: the choice holds for this page view.
  }
}

function read(): ColorMode | null {
  try {
    const stored = localStorage.getItem(storageKeys.colorMode);
    return stored === "light" || stored === "dark" ? stored : null;
  } catch {
    return null;
  }
}
