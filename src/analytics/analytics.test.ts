import { beforeEach, describe, expect, it, vi } from "vitest";
import { storageKeys } from "../model/site/storage-keys";
import type { ThirdParties } from "../site/third-party-schema";

const gtagScript = "https://www.googletagmanager.com/gtag/js?id=G-FIRST00001";
const managerScript = "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123";
const view = { title: "Manual · Docs", path: "/manual/" };

class FakePage extends EventTarget {
  dataLayer?: unknown[];
  location = { href: "https://docs.example/manual/", hostname: "docs.example", reload: vi.fn() };
}

let page: FakePage;
let loaded: { src: string }[];
let stored: Map<string, string>;
let cookies: string[];

/** Loads the code again with a configuration, as a new page does. */
async function start(changes: Partial<ThirdParties>, doNotTrack: string | null = null) {
  const configuration: ThirdParties = {
    analytics: {
      measurementIds: ["G-FIRST00001", "G-SECOND0002"],
      anonymizeIp: true,
      respectDoNotTrack: true,
    },
    tagManager: null,
    consent: { enabled: false, version: 1, categories: ["analytics"], thirdPartyScript: null },
    feedback: null,
    allowedOrigins: { script: [], connect: [], image: [], frame: [] },
    ...changes,
  };
  vi.stubEnv("GATSBY_SITE_CONFIG", JSON.stringify({ thirdParties: configuration }));
  vi.stubEnv("GATSBY_CONSENT", configuration.consent.enabled ? "on" : "off");
  vi.stubEnv("NODE_ENV", "production");
  vi.stubGlobal("navigator", { doNotTrack });
  vi.resetModules();
  const analytics = await import("./analytics");
  const { setConsent } = await import("../consent/consent-store");
  return { ...analytics, setConsent };
}

const asking: Partial<ThirdParties> = {
  consent: { enabled: true, version: 1, categories: ["analytics"], thirdPartyScript: null },
};

/** The commands that the tag has received, without dates. */
function orders(): unknown[][] {
  return (page.dataLayer ?? []).map((entry): unknown[] =>
    Object.prototype.toString.call(entry) === "[object Arguments]"
      ? [...(entry as Iterable<unknown>)].filter((part) => !(part instanceof Date))
      : [entry],
  );
}

function eventsNamed(name: string): unknown[] {
  return orders().flatMap(([order, event, parameters]) =>
    order === "event" && event === name ? [parameters] : [],
  );
}

beforeEach(() => {
  page = new FakePage();
  loaded = [];
  stored = new Map();
  cookies = [];
  vi.stubGlobal("window", page);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const document = Object.assign(new EventTarget(), {
    scripts: loaded,
    head: { append: (script: { src: string }) => loaded.push(script) },
    createElement: () => ({ src: "" }),
  });
  Object.defineProperty(document, "cookie", {
    get: () => "_ga=1; theme=dark; _ga_FIRST00001=2",
    set: (value: string) => cookies.push(value),
  });
  vi.stubGlobal("document", document);
});

describe("without a consent requirement", () => {
  it("loads the tag, which the plugin has already configured, and counts the page", async () => {
    const { sendPageView } = await start({});
    sendPageView(view);
    expect(loaded.map(({ src }) => src)).toEqual([gtagScript]);
    expect(orders()).toEqual([
      [
        "event",
        "page_view",
        {
          page_title: view.title,
          page_path: view.path,
          page_location: "https://docs.example/manual/",
        },
      ],
    ]);
  });

  it("doesn't load a tag again that the page's HTML already loads", async () => {
    loaded.push({ src: gtagScript });
    const { sendPageView } = await start({});
    sendPageView(view);
    expect(loaded).toHaveLength(1);
  });

  it("loads and sends nothing if the browser asks not to be tracked", async () => {
    const { sendPageView, sendEvent } = await start({}, "1");
    sendPageView(view);
    sendEvent("copy_code", { language: "bash" });
    expect(loaded).toEqual([]);
    expect(orders()).toEqual([]);
  });

  it("counts nothing during development", async () => {
    const { sendPageView } = await start({});
    vi.stubEnv("NODE_ENV", "development");
    sendPageView(view);
    expect(orders()).toEqual([]);
  });

  it("also reports to the tag manager, in its own format", async () => {
    const { sendEvent } = await start({
      tagManager: { containerId: "GTM-ABC123" },
      analytics: { measurementIds: [], anonymizeIp: true, respectDoNotTrack: false },
    });
    sendEvent("search", { search_term: "acl", results: 3 });
    expect(loaded.map(({ src }) => src)).toEqual([managerScript]);
    expect(orders()).toEqual([
      [{ "gtm.start": expect.any(Number), event: "gtm.js" }],
      [{ event: "search", search_term: "acl", results: 3 }],
    ]);
  });
});

describe("with a consent requirement", () => {
  it("denies everything first, and loads and counts nothing", async () => {
    const { sendPageView, sendEvent } = await start(asking);
    sendPageView(view);
    sendEvent("copy_code", { language: "bash" });
    expect(loaded).toEqual([]);
    expect(orders()).toEqual([
      [
        "consent",
        "default",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "denied",
        },
      ],
    ]);
  });

  it("loads the tag with every ID once the reader agrees, and counts the current page", async () => {
    const { sendPageView, setConsent } = await start(asking);
    sendPageView({ title: "Before", path: "/before/" });
    sendPageView(view);
    setConsent({ analytics: true, assistant: false });
    expect(loaded.map(({ src }) => src)).toEqual([gtagScript]);
    const configuration = { anonymize_ip: true, send_page_view: false };
    expect(orders().slice(1, 5)).toEqual([
      ["consent", "update", expect.objectContaining({ analytics_storage: "granted", ad_storage: "denied" })],
      ["js"],
      ["config", "G-FIRST00001", configuration],
      ["config", "G-SECOND0002", configuration],
    ]);
    expect(eventsNamed("page_view")).toEqual([expect.objectContaining({ page_path: view.path })]);
  });

  it("starts immediately on later pages", async () => {
    stored.set(storageKeys.consent, '{"version":1,"analytics":true}');
    const { sendPageView } = await start(asking);
    sendPageView(view);
    expect(eventsNamed("page_view")).toHaveLength(1);
  });

  it("sends nothing after consent is withdrawn, and deletes only its own cookies", async () => {
    const { sendPageView, sendEvent, setConsent } = await start(asking);
    sendPageView(view);
    setConsent({ analytics: true, assistant: true });
    setConsent({ analytics: false, assistant: true });
    const before = orders().length;
    sendPageView({ title: "After", path: "/after/" });
    sendEvent("copy_code", { language: "bash" });
    expect(orders()).toHaveLength(before);
    expect(orders().at(-1)).toEqual([
      "consent",
      "update",
      expect.objectContaining({ analytics_storage: "denied" }),
    ]);
    expect(page).toMatchObject({ "ga-disable-G-FIRST00001": true, "ga-disable-G-SECOND0002": true });
    expect(new Set(cookies.map((cookie) => cookie.split("=")[0]))).toEqual(
      new Set(["_ga", "_ga_FIRST00001"]),
    );
    expect(page.location.reload).not.toHaveBeenCalled();
  });

  it("counts again, but loads nothing twice, when the reader agrees again", async () => {
    const { sendPageView, setConsent } = await start(asking);
    setConsent({ analytics: true, assistant: false });
    sendPageView(view);
    setConsent({ analytics: false, assistant: false });
    sendPageView({ title: "After", path: "/after/" });
    setConsent({ analytics: true, assistant: false });
    expect(loaded).toHaveLength(1);
    expect(page).toMatchObject({ "ga-disable-G-FIRST00001": false });
    expect(eventsNamed("page_view")).toHaveLength(2);
  });

  it("reloads the page when consent is withdrawn if a tag manager is configured", async () => {
    const { sendPageView, setConsent } = await start({
      ...asking,
      tagManager: { containerId: "GTM-ABC123" },
    });
    sendPageView(view);
    setConsent({ analytics: true, assistant: false });
    expect(page.location.reload).not.toHaveBeenCalled();
    setConsent({ analytics: false, assistant: false });
    expect(page.location.reload).toHaveBeenCalledOnce();
  });

  it("stops when consent is withdrawn in another window", async () => {
    const { sendPageView, sendEvent, setConsent } = await start(asking);
    sendPageView(view);
    setConsent({ analytics: true, assistant: false });
    stored.set(storageKeys.consent, '{"version":1,"analytics":false}');
    page.dispatchEvent(new Event("storage"));
    sendEvent("copy_code", { language: "bash" });
    expect(eventsNamed("copy_code")).toEqual([]);
  });

  it("follows the browser's Do Not Track setting, even with consent", async () => {
    stored.set(storageKeys.consent, '{"version":1,"analytics":true}');
    const { sendPageView } = await start(asking, "1");
    sendPageView(view);
    expect(loaded).toEqual([]);
    expect(eventsNamed("page_view")).toEqual([]);
  });
});
