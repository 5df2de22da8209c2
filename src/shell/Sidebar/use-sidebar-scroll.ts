import { useLayoutEffect, useRef, type RefObject } from "react";
import { sidebarScrollKey } from "../../model/site/storage-keys";

interface Remembered {
  path: string;
  top: number;
}

/**
 * Keeps the sidebar where the reader left it, from page to page and over reloads. On another page than it was left on, the
 * page's own line is brought into view.
 * @param section what tells one sidebar from another
 * @param path of the page
 * @returns goes to the element that scrolls
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
    const remember = () => {
      write(key, { path: current.current, top: element.scrollTop });
    };
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

/** Scrolls the sidebar alone, and only as far as the line is out of view: then to its middle. */
function showCurrent(sidebar: HTMLElement): void {
  const line = sidebar.querySelector("[aria-current='page']");
  if (!line) return;
  const frame = sidebar.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  if (top >= frame.top && bottom <= Math.min(frame.bottom, window.innerHeight)) return;
  sidebar.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}

function read(key: string): Remembered | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof value !== "object" || value === null || !("path" in value) || !("top" in value)) return null;
    return typeof value.path === "string" && typeof value.top === "number"
      ? { path: value.path, top: value.top }
      : null;
  } catch {
    return null;
  }
}

function write(key: string, value: Remembered): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is forbidden: the sidebar starts at its top.
  }
}
