import type { LiteClient } from "algoliasearch/lite";
import { readStoredJson, writeStored } from "../../model/site/browser-storage";

type HostsCache = LiteClient["transporter"]["hostsCache"];
type Host = LiteClient["transporter"]["hosts"][number];

/** How long no requests go to a failed host, in milliseconds. */
export const DOWN_TIME = 120_000;

interface HostState {
  status: "up" | "down" | "timed out";
  /** When the status was set, in milliseconds since 1970. */
  lastUpdate: number;
}

/**
 * The states of Algolia's hosts, shared by all windows of the site and kept after a page is closed. It replaces the
 * client's own cache, which never finds a host again: it stores a host under its address and state, but looks it up by
 * address only (algoliasearch 5.65.0).
 * @param key name in the browser's storage
 */
export function createHostsCache(key: string): HostsCache {
  const read = (): Record<string, HostState> =>
    (readStoredJson(key) as Record<string, HostState> | null) ?? {};
  const write = (states: Record<string, HostState>): void => {
    writeStored(key, JSON.stringify(states));
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
  // The client's type doesn't define keys and values.
  return cache as unknown as HostsCache;
}

function nameOf({ protocol, url, port }: Host): string {
  return `${protocol}://${url}${port === undefined ? "" : `:${port}`}`;
}

/** Someone else could have written to the storage. */
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
