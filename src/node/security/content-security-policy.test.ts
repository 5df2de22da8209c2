import { describe, expect, it } from "vitest";
import siteConfig from "../../site/site.config";
import { contentSecurityPolicy } from "./content-security-policy";
import type { AssistantConfig } from "../../site/assistant-schema";
import { assistantOrigins, searchOrigins, thirdPartyOrigins, together } from "./third-party-origins";

const { thirdParties } = siteConfig;

/** The values of one directive. */
function valuesOf(name: string, policy: string): string[] {
  const directive = policy.split("; ").find((part) => part.startsWith(`${name} `));
  return directive?.split(" ").slice(1) ?? [];
}

describe("the policy", () => {
  it("of a site without third parties allows no other hosts and no unsafe scripts", () => {
    const policy = contentSecurityPolicy(["sha256-abc="], thirdPartyOrigins(thirdParties));
    expect(policy.replaceAll("; ", ";\n")).toMatchInlineSnapshot(`
      "default-src 'self';
      script-src 'self' 'sha256-abc=';
      style-src 'self' 'unsafe-inline';
      img-src 'self' data:;
      font-src 'self';
      connect-src 'self';
      worker-src 'self';
      manifest-src 'self';
      frame-src 'none';
      frame-ancestors 'none';
      object-src 'none';
      base-uri 'self';
      form-action 'self'"
    `);
  });

  it("allows Google's hosts if there is analytics or a tag manager", () => {
    const analytics = { ...thirdParties.analytics, measurementIds: ["G-ABC123DEF4"] };
    for (const configured of [
      { ...thirdParties, analytics },
      { ...thirdParties, tagManager: { containerId: "GTM-ABC123" } },
    ]) {
      const policy = contentSecurityPolicy([], thirdPartyOrigins(configured));
      expect(valuesOf("script-src", policy)).toEqual(["'self'", "https://www.googletagmanager.com"]);
      expect(valuesOf("connect-src", policy)).toContain("https://*.google-analytics.com");
      expect(valuesOf("img-src", policy)).toContain("https://*.google-analytics.com");
    }
  });

  it("allows the hosts of the consent script and feedback, and manually added hosts", () => {
    const policy = contentSecurityPolicy(
      [],
      thirdPartyOrigins({
        ...thirdParties,
        consent: {
          ...thirdParties.consent,
          enabled: true,
          thirdPartyScript: "https://consent.example/a/b.js",
        },
        feedback: { endpoint: "https://feedback.example/answers?x=1" },
        allowedOrigins: {
          script: ["https://tags.example"],
          connect: ["wss://tags.example", "https://consent.example"],
          image: ["https://pixel.example"],
          frame: ["https://frame.example"],
        },
      }),
    );
    expect(valuesOf("script-src", policy)).toEqual([
      "'self'",
      "https://consent.example",
      "https://tags.example",
    ]);
    expect(valuesOf("connect-src", policy)).toEqual([
      "'self'",
      "https://consent.example",
      "https://feedback.example",
      "wss://tags.example",
    ]);
    expect(valuesOf("img-src", policy)).toEqual(["'self'", "data:", "https://pixel.example"]);
    expect(valuesOf("frame-src", policy)).toEqual(["https://frame.example"]);
  });

  it("needs no additional hosts for feedback to the site itself", () => {
    const origins = thirdPartyOrigins({ ...thirdParties, feedback: { endpoint: "/api/feedback" } });
    expect(valuesOf("connect-src", contentSecurityPolicy([], origins))).toEqual(["'self'"]);
  });
});

describe("searchOrigins", () => {
  it("are empty if the site uses its own search", () => {
    expect(searchOrigins(undefined)).toEqual(together());
    expect(searchOrigins({ provider: "embedded" })).toEqual(together());
    expect(searchOrigins({ provider: "algolia" })).toEqual(together());
  });
  it("are the application's hosts", () => {
    expect(searchOrigins({ provider: "algolia", appId: "ABC", events: true }).connect).toEqual([
      "https://abc-dsn.algolia.net",
      "https://abc.algolia.net",
      "https://abc-1.algolianet.com",
      "https://abc-2.algolianet.com",
      "https://abc-3.algolianet.com",
      "https://insights.algolia.io",
    ]);
  });
  it("are the configured hosts instead, if there are any", () => {
    const hosts = ["http://localhost:8301", "https://search.example/proxy"];
    const search = { provider: "algolia", appId: "ABC", hosts, eventsHost: "https://insights.example/" };
    const queried = ["http://localhost:8301", "https://search.example"];
    expect(searchOrigins({ ...search, events: false }).connect).toEqual(queried);
    expect(searchOrigins({ ...search, events: true }).connect).toEqual([
      ...queried,
      "https://insights.example",
    ]);
  });
});

it("allows the assistant's host only if the configured provider uses it", () => {
  const config: AssistantConfig = {
    provider: "passages",
    supportUrl: null,
    endpoint: "https://answers.example/ask",
    widget: {
      script: "https://widget.example/w.js",
      assistantId: "1",
      attributes: {},
      globalName: "Assistant",
    },
  };
  const none = { script: [], connect: [], image: [], frame: [] };
  expect(assistantOrigins(config)).toEqual(none);
  expect(assistantOrigins({ ...config, provider: "off" })).toEqual(none);
  expect(assistantOrigins({ ...config, provider: "endpoint" })).toEqual({
    ...none,
    connect: ["https://answers.example"],
  });
  expect(assistantOrigins({ ...config, provider: "endpoint", endpoint: "/ask" })).toEqual(none);
  expect(assistantOrigins({ ...config, provider: "widget" })).toEqual({
    ...none,
    script: ["https://widget.example"],
    connect: ["https://widget.example"],
  });
});
