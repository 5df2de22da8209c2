import { storageKeys } from "../model/site/storage-keys";
import type { SiteConfig } from "../site/schema";

/**
 * The script that runs in the head before anything is painted. It sets the color mode and hides a closed announcement, so
 * that neither flashes.
 * @returns JavaScript; null if the configuration doesn't need it
 */
export function earlyScript({
  colorMode,
  announcement,
}: Pick<SiteConfig, "colorMode" | "announcement">): string | null {
  const parts: string[] = [];
  if (!colorMode.disableSwitch) {
    const fallback = colorMode.respectSystem
      ? `matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"`
      : JSON.stringify(colorMode.default);
    parts.push(
      `const m = read(${JSON.stringify(storageKeys.colorMode)}); d.theme = m === "light" || m === "dark" ? m : ${fallback};`,
    );
  }
  if (announcement?.isCloseable) {
    parts.push(
      `if (read(${JSON.stringify(storageKeys.announcement)}) === ${JSON.stringify(announcement.id)}) d.announcement = "closed";`,
    );
  }
  if (parts.length === 0) return null;
  const read = "const read = (k) => { try { return localStorage.getItem(k); } catch { return null; } };";
  return `{ const d = document.documentElement.dataset; ${read} ${parts.join(" ")} }`.replaceAll(
    "<",
    "\\u003c",
  );
}
