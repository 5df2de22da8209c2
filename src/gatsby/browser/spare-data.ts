interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

interface SparingWindow {
  ___loader?: { hovering: (path: string) => unknown };
  navigator: object;
}

/**
 * Keeps Gatsby from fetching the page of a link that the pointer is over, for readers who save data or are on a slow
 * connection. Gatsby itself doesn't fetch the pages of links in view for them.
 */
export function spareData(window: SparingWindow): void {
  const loader = window.___loader;
  if (!loader) return;
  const { hovering } = loader;
  loader.hovering = (path) => {
    // Not every browser tells, and TypeScript doesn't know of it.
    const { connection = {} } = window.navigator as { connection?: Connection };
    const { effectiveType = "", saveData = false } = connection;
    return saveData || effectiveType.includes("2g") ? undefined : hovering(path);
  };
}
