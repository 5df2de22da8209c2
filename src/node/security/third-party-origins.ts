import type { AssistantConfig } from "../../site/assistant-schema";
import { EVENTS_HOST } from "../../site/search-hosts";
import type { ThirdParties } from "../../site/third-party-schema";

/** Other hosts that a page can use, by purpose. */
export interface Origins {
  script: string[];
  connect: string[];
  image: string[];
  frame: string[];
}

/** The hosted search service's settings in the search configuration. */
export interface HostedSearch {
  provider: string;
  appId?: string | undefined;
  hosts?: readonly string[] | undefined;
  events?: boolean | undefined;
  eventsHost?: string | undefined;
}

const nothing: Origins = { script: [], connect: [], image: [], frame: [] };

/**
 * Lists exactly the hosts that the configured third parties need.
 * @param thirdParties the checked configuration, including the environment
 */
export function thirdPartyOrigins({
  analytics,
  tagManager,
  consent,
  feedback,
  allowedOrigins,
}: ThirdParties): Origins {
  return together(
    analytics.measurementIds.length > 0 || tagManager ? google : nothing,
    scriptOrigins(consent.thirdPartyScript),
    feedback && isAbsolute(feedback.endpoint)
      ? { ...nothing, connect: [originOf(feedback.endpoint)] }
      : nothing,
    allowedOrigins,
  );
}

/** The search service's hosts that readers' browsers connect to: the configured hosts, or else those of the application. */
export function searchOrigins(search: HostedSearch | undefined): Origins {
  if (search?.provider !== "algolia" || search.appId === undefined) return nothing;
  const { appId, hosts, events, eventsHost = EVENTS_HOST } = search;
  const own = [
    "-dsn.algolia.net",
    ".algolia.net",
    "-1.algolianet.com",
    "-2.algolianet.com",
    "-3.algolianet.com",
  ];
  const queried = hosts?.map(originOf) ?? own.map((host) => `https://${appId.toLowerCase()}${host}`);
  return { ...nothing, connect: [...queried, ...(events ? [originOf(eventsHost)] : [])] };
}

/** The host that answers questions; empty unless the configured provider uses one. */
export function assistantOrigins({ provider, endpoint, widget }: AssistantConfig): Origins {
  if (provider === "widget") return scriptOrigins(widget?.script ?? null);
  if (provider !== "endpoint" || endpoint === null || !isAbsolute(endpoint)) return nothing;
  return { ...nothing, connect: [originOf(endpoint)] };
}

/** Merges several lists and removes duplicates. */
export function together(...lists: readonly Origins[]): Origins {
  const all = (kind: keyof Origins) => [...new Set(lists.flatMap((list) => list[kind]))];
  return { script: all("script"), connect: all("connect"), image: all("image"), frame: all("frame") };
}

/** As documented by Google for its tag and its tag manager. */
const google: Origins = {
  script: ["https://www.googletagmanager.com"],
  connect: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
  image: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  frame: [],
};

function scriptOrigins(address: string | null): Origins {
  if (address === null) return nothing;
  const origin = originOf(address);
  return { ...nothing, script: [origin], connect: [origin] };
}

function isAbsolute(address: string): boolean {
  return !address.startsWith("/");
}

function originOf(address: string): string {
  return new URL(address).origin;
}
