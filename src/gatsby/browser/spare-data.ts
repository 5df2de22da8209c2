interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

interface SparingWindow {
  ___loader?: { hovering: (path: string) => unknown };
  navigator: object;
}

/**
 * Keeps Gatsby from prefetching a page when the pointer is over its link, for readers who save data or are on a slow
 * connection. For these readers, Gatsby itself skips only the prefetching of links in view.
 */
export function spareData(window: SparingWindow): void {
  const loader = window.___loader;
  if (!loader) return;
  const { hovering } = loader;
  loader.hovering = (path) => {
    // Not every browser supports this, and TypeScript has no type for it.
    const { connection = {} } = window.navigator as { connection?: Connection };
    const { effectiveType = "", saveData = false } = connection;
    return saveData || effectiveType.includes("2g") ? undefined : hovering(path);
  };
}
