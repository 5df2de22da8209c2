import { useLayoutEffect, useRef, type RefObject } from "react";
import { readStoredJson, writeStored } from "../../model/site/browser-storage";
import { sidebarScrollKey } from "../../model/site/storage-keys";

interface Remembered {
  path: string;
  top: number;
}

/**
 * Restores the sidebar's scroll position on the next page and after a reload. On a different page, it also scrolls the
 * page's own entry into view.
 * @param section identifies the sidebar
 * @param path of the page
 * @returns a ref for the element that scrolls
 */
export function useSidebarScroll(section: string, path: string): RefObject<HTMLElement | null> {
  const sidebar = useRef<HTMLElement>(null);
  const current = useRef(path);

  useLayoutEffect(() => {
    const element = sidebar.current;
    if (!element) return;
    const key = sidebarScrollKey(section);
    const before = read(key);
    if (before) element.scrollTop = before.top;
    if (before?.path !== current.current) showCurrent(element);
    const remember = () => write(key, { path: current.current, top: element.scrollTop });
    window.addEventListener("pagehide", remember);
    return () => {
      remember();
      window.removeEventListener("pagehide", remember);
    };
  }, [section]);

  useLayoutEffect(() => {
    if (current.current === path) return;
    current.current = path;
    if (sidebar.current) showCurrent(sidebar.current);
  }, [path]);

  return sidebar;
}

/** Centers the page's entry in the sidebar if it is out of view. Nothing but the sidebar scrolls. */
function showCurrent(sidebar: HTMLElement): void {
  const line = sidebar.querySelector("[aria-current='page']");
  if (!line) return;
  const frame = sidebar.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  if (top >= frame.top && bottom <= Math.min(frame.bottom, window.innerHeight)) return;
  sidebar.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}

function read(key: string): Remembered | null {
  const value = readStoredJson(key, "sessionStorage");
  if (typeof value !== "object" || value === null || !("path" in value) || !("top" in value)) return null;
  return typeof value.path === "string" && typeof value.top === "number"
    ? { path: value.path, top: value.top }
    : null;
}

function write(key: string, value: Remembered): void {
  writeStored(key, JSON.stringify(value), "sessionStorage");
}
