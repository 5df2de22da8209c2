import type { LiteClient } from "algoliasearch/lite";

type HostsCache = LiteClient["transporter"]["hostsCache"];
type Host = LiteClient["transporter"]["hosts"][number];

/** Milliseconds for which a failed host is left alone. */
export const DOWN_TIME = 120_000;

interface HostState {
  status: "up" | "down" | "timed out";
  /** When it was found so, in milliseconds since 1970. */
  lastUpdate: number;
}

/**
 * What Algolia's client knows of its hosts, for all windows of the site and beyond a page's life; in memory where the
 * browser stores nothing. In place of the client's own, which never finds a host again: it stores it under its address
 * with its state, and looks for its address alone (algoliasearch 5.65.0).
 * @param key name in the storage
 * @param storage usually `window.localStorage`, given as a function because browsers may refuse to hand it out
 */
export function createHostsCache(key: string, storage: () => Storage): HostsCache {
  let memory: Record<string, HostState> = {};

  const read = (): Record<string, HostState> => {
    try {
      const stored = JSON.parse(storage().getItem(key) ?? "{}") as Record<string, HostState> | null;
      return stored ?? {};
    } catch {
      return memory;
    }
  };
  const write = (states: Record<string, HostState>): void => {
    memory = states;
    try {
      storage().setItem(key, JSON.stringify(states));
    } catch {
      // Private windows, a full storage: this page remembers it all the same.
    }
  };

  const cache = {
    get: (host: Host, whenUnknown: () => Promise<unknown>): Promise<unknown> => {
      const state = read()[nameOf(host)];
      return isState(state) ? Promise.resolve(statefulHost(host, state)) : whenUnknown();
    },
    set: (host: Host, { status, lastUpdate }: HostState): Promise<unknown> => {
      const state = { status, lastUpdate };
      write({ ...read(), [nameOf(host)]: state });
      return Promise.resolve(statefulHost(host, state));
    },
    delete: (host: Host): Promise<void> => {
      const states = Object.entries(read()).filter(([name]) => name !== nameOf(host));
      write(Object.fromEntries(states));
      return Promise.resolve();
    },
    clear: (): Promise<void> => {
      write({});
      return Promise.resolve();
    },
  };
  // The client's type leaves keys and values open.
  return cache as unknown as HostsCache;
}

function nameOf({ protocol, url, port }: Host): string {
  return `${protocol}://${url}${port === undefined ? "" : `:${port}`}`;
}

/** Others may have written to the storage. */
function isState(state: HostState | undefined): state is HostState {
  return typeof state?.status === "string" && typeof state.lastUpdate === "number";
}

function statefulHost(host: Host, { status, lastUpdate }: HostState): object {
  const isRecent = (): boolean => Date.now() - lastUpdate <= DOWN_TIME;
  return {
    ...host,
    status,
    lastUpdate,
    isUp: () => status === "up" || !isRecent(),
    isTimedOut: () => status === "timed out" && isRecent(),
  };
}
