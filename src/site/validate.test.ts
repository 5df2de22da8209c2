import { describe, expect, it } from "vitest";
import { assistantOf } from "./assistant";
import siteConfig from "./site.config";
import { validateSiteConfig } from "./validate";

function messageOf(values: unknown, environment?: Record<string, string | undefined>): string {
  try {
    validateSiteConfig(values, environment);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "valid";
}

describe("validateSiteConfig", () => {
  it("returns the site's own configuration", () => {
    expect(validateSiteConfig(siteConfig)).toEqual(siteConfig);
  });

  it("names the file, and for each invalid key what was found and what is allowed", () => {
    const { sections } = siteConfig.documentation;
    const values = {
      ...siteConfig,
      titel: "x",
      title: "",
      description: "x".repeat(201),
      siteUrl: "https://docs.example.com/path/",
      language: "english",
      versions: { console: "1.33", gateway: 3, cli: "0.5.0", desktop: "1.0.0" },
      navbar: {
        ...siteConfig.navbar,
        items: [
          { type: "default", label: "A", to: "gateway/" },
          { type: "default", label: "B", to: "/a/", href: "https://example.com" },
          { type: "defualt", label: "C", to: "/a/" },
          { type: "dropdown", label: "D", items: [] },
        ],
      },
      documentation: {
        sections: [...sections, { id: "My docs", label: "", directory: "a/b", routeBase: "/x", area: "red" }],
      },
      brokenLinks: "ignore",
      editUrl: "https://example.com/edit",
      homeCards: [],
      startHere: undefined,
    };
    expect(messageOf(values)).toMatchInlineSnapshot(`
      "src/site/site.config.ts isn't valid:
        title must be text that isn't empty, but is ""
        description must be text of at most 200 characters, but is "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
        siteUrl must be an address without a trailing slash, such as https://docs.example.com or https://example.com/docs, but is "https://docs.example.com/path/"
        language must be a language tag such as en or en-GB, but is "english"
        versions.console must be a version such as 1.33.0, but is "1.33"
        versions.gateway must be text, but is the number 3; put it in quotes
        versions.desktop isn't a known key
        navbar.items.0.to must be a path that starts and ends with a slash, but is "gateway/"
        navbar.items.1 must be an item with either \`to\` or \`href\`, but not both, but is {"type":"default","label":"B","to":"/a/","href":"https://example.com"}
        navbar.items.2.type is "defualt", but no component was found for this type. The types are default, dropdown, html, search, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown, custom
        navbar.items.3.items must be a list of at least 1 item, but is []
        documentation.sections.4.id must be an ID of lowercase letters, digits and dashes, but is "My docs"
        documentation.sections.4.label must be text that isn't empty, but is ""
        documentation.sections.4.directory must be the name of a folder under content/, but is "a/b"
        documentation.sections.4.routeBase must be a path that starts and ends with a slash, but is "/x"
        documentation.sections.4.area must be one of "platform", "gateway", "cli", but is "red"
        brokenLinks must be one of "warn", "error", but is "ignore"
        editUrl must be an address that contains {file}, but is "https://example.com/edit"
        homeCards must be a list of at least 1 item, but is []
        startHere is missing; it must be a list
        titel isn't a known key. Did you mean \`title\`? Known keys: productName, title, description, siteUrl, language, locales, copyright, versions, navbar, products, footer, announcement, sunset, colorMode, documentation, search, thirdParties, assistant, brokenLinks, editUrl, homeCards, startHere"
    `);
  });
  it("requires exactly one latest version, and unique names and paths", () => {
    const [first, ...others] = siteConfig.documentation.sections;
    const version = { name: "1.0", label: "1.0", isLast: false, banner: null };
    const withVersions = (...versions: object[]) =>
      messageOf({ ...siteConfig, documentation: { sections: [{ ...first, versions }, ...others] } })
        .split("\n")
        .slice(1);
    expect(withVersions({ ...version, isLast: true }, { ...version, name: "current", path: "next" })).toEqual(
      [],
    );
    expect(
      [
        withVersions(),
        withVersions(version),
        withVersions({ ...version, isLast: true }, { ...version, name: "1.0" }),
        withVersions({ ...version, isLast: true, name: "2.0" }, version, {
          ...version,
          name: "x",
          path: "1.0",
        }),
        withVersions({ ...version, isLast: true, name: "V 1", banner: "old", directory: "../x" }),
        messageOf({ ...siteConfig, documentation: { sections: [{ ...first, directory: "i18n" }] } })
          .split("\n")
          .slice(1),
      ]
        .flat()
        .map((line) => line.replace(/but is (?:\[.*\]|"[^"]*")/, "but is …"))
        .join("\n"),
    ).toMatchInlineSnapshot(`
      "  documentation.sections.0.versions must be a list of at least 1 item, but is …
        documentation.sections.0.versions must be a list with exactly one version that has \`isLast: true\`, but is …
        documentation.sections.0.versions must be a list with exactly one version that has \`isLast: true\`, but is …
        documentation.sections.0.versions must be a list in which each version has its own name and path, but is [{"name":"1.0","label":"1.0","isLast":true,"banner":null},{"name":"1.0","label"…
        documentation.sections.0.versions must be a list in which each version has its own name and path, but is [{"name":"2.0","label":"1.0","isLast":true,"banner":null},{"name":"1.0","label"…
        documentation.sections.0.versions.0.name must be a name of lowercase letters, digits, dots and dashes, but is …
        documentation.sections.0.versions.0.banner must be one of "unreleased", "unmaintained", but is …
        documentation.sections.0.versions.0.directory must be a folder under content/, but is …
        documentation.sections.0.directory must be a name other than articles, changelog, i18n, translations, versioned, but is …"
    `);
  });
  it("requires the language among the locales, and each locale only once", () => {
    const locale = (tag: string) => ({ tag, label: tag, direction: "ltr" });
    const withLocales = (...tags: string[]) =>
      messageOf({ ...siteConfig, locales: tags.map(locale) }).split("\n")[1];
    expect([withLocales("en", "pt-BR"), withLocales("de"), withLocales("en", "en"), withLocales("EN")])
      .toMatchInlineSnapshot(`
        [
          undefined,
          "  language must be one of the locales de, but is "en"",
          "  locales must be a list in which each tag appears only once, but is [{"tag":"en","label":"en","direction":"ltr"},{"tag":"en","label":"en","directio…",
          "  locales.0.tag must be a language tag such as en or en-GB, but is "EN"",
        ]
      `);
  });
  it("requires navbar items to refer to existing sections", () => {
    const items = [
      { type: "doc", docId: "index", docsPluginId: "gatway" },
      { type: "docSidebar", sidebarId: "guide", label: "Guide" },
      { type: "docsVersionDropdown", docsPluginId: "gateway" },
    ];
    expect(messageOf({ ...siteConfig, navbar: { ...siteConfig.navbar, items } })).toMatchInlineSnapshot(`
      "src/site/site.config.ts isn't valid:
        navbar.items.0.docsPluginId must be one of the sections platform, guides, gateway, desktop, but is "gatway"
        navbar.items.1.sidebarId must be one of the sections platform, guides, gateway, desktop, but is "guide""
    `);
  });

  it.each([
    ["nothing", undefined],
    ["a list", []],
    ["text", "x"],
  ])("rejects %s", (_name, values) => {
    expect(messageOf(values)).toContain("src/site/site.config.ts isn't valid:\n  (root) ");
  });

  it("accepts null for no edit links, but requires the key", () => {
    expect(validateSiteConfig({ ...siteConfig, editUrl: null }).editUrl).toBeNull();
    expect(messageOf({ ...siteConfig, editUrl: undefined })).toContain("editUrl is missing");
    for (const editUrl of ["javascript:alert('{file}')", "data:text/html,{file}", " javascript:{file}"])
      expect(messageOf({ ...siteConfig, editUrl })).toContain("an address that starts with https://");
  });

  it.each(["https://docs.example.com", "http://localhost:9000", "https://example.com/docs/v2.x"])(
    "accepts %s as a site's address",
    (siteUrl) => {
      expect(validateSiteConfig({ ...siteConfig, siteUrl }).siteUrl).toBe(siteUrl);
    },
  );

  it.each([
    "https://docs.example.com/",
    "https://docs.example.com/docs/",
    "https://example.com//docs",
    "https://example.com/a?b",
    "docs.example.com",
    "ftp://docs.example.com",
  ])("rejects %s as a site's address", (siteUrl) => {
    expect(messageOf({ ...siteConfig, siteUrl })).toContain("siteUrl must be an address");
  });
});

describe("the environment", () => {
  it("overrides the file", () => {
    const environment = { SITE_URL: "https://preview.example.com", BROKEN_LINKS: "error" };
    expect(validateSiteConfig(siteConfig, environment)).toEqual({
      ...siteConfig,
      siteUrl: "https://preview.example.com",
      brokenLinks: "error",
    });
  });

  it("changes nothing if a variable is empty or missing", () => {
    expect(validateSiteConfig(siteConfig, { SITE_URL: "", BROKEN_LINKS: undefined })).toEqual(siteConfig);
  });

  it("is validated like the file", () => {
    expect(messageOf(siteConfig, { SITE_URL: "nowhere", BROKEN_LINKS: "maybe" })).toMatchInlineSnapshot(`
      "src/site/site.config.ts isn't valid:
        siteUrl (from SITE_URL) must be an address without a trailing slash, such as https://docs.example.com or https://example.com/docs, but is "nowhere"
        brokenLinks (from BROKEN_LINKS) must be one of "warn", "error", but is "maybe""
    `);
  });

  it("turns on third parties", () => {
    const environment = {
      ANALYTICS_IDS: "G-ABC123DEF4, AW-123456789",
      TAG_MANAGER_ID: "GTM-ABC123",
      CONSENT: "on",
      CONSENT_SCRIPT: "https://consent.example/ask.js",
      FEEDBACK_ENDPOINT: "https://feedback.example/answers",
    };
    expect(validateSiteConfig(siteConfig, environment).thirdParties).toEqual({
      ...siteConfig.thirdParties,
      analytics: { ...siteConfig.thirdParties.analytics, measurementIds: ["G-ABC123DEF4", "AW-123456789"] },
      tagManager: { containerId: "GTM-ABC123" },
      consent: {
        ...siteConfig.thirdParties.consent,
        enabled: true,
        thirdPartyScript: "https://consent.example/ask.js",
      },
      feedback: { endpoint: "https://feedback.example/answers" },
    });
  });

  it("is named in errors about its third parties", () => {
    const environment = {
      ANALYTICS_IDS: "G-ABC123DEF4,abc",
      TAG_MANAGER_ID: "ABC123",
      CONSENT: "yes",
      CONSENT_SCRIPT: "consent.js",
      FEEDBACK_ENDPOINT: "http://feedback.example",
    };
    expect(messageOf(siteConfig, environment)).toMatchInlineSnapshot(`
      "src/site/site.config.ts isn't valid:
        thirdParties.analytics.measurementIds.1 (from ANALYTICS_IDS) must be a measurement ID such as G-ABC123DEF4, but is "abc"
        thirdParties.tagManager.containerId (from TAG_MANAGER_ID) must be a container ID such as GTM-ABC123, but is "ABC123"
        thirdParties.consent.enabled (from CONSENT) must be true or false, but is "yes"
        thirdParties.consent.thirdPartyScript (from CONSENT_SCRIPT) must be an address that starts with https://, but is "consent.js"
        thirdParties.feedback.endpoint (from FEEDBACK_ENDPOINT) must be an address that starts with https:// or a path on this site such as /api/feedback, but is "http://feedback.example""
    `);
    expect(messageOf(siteConfig, { CONSENT_SCRIPT: "https://consent.example/ask.js" }))
      .toMatchInlineSnapshot(`
        "src/site/site.config.ts isn't valid:
          thirdParties.consent.thirdPartyScript (from CONSENT_SCRIPT) must be null unless \`enabled\` is true, but is "https://consent.example/ask.js""
      `);
  });

  it("doesn't change values that aren't a configuration", () => {
    expect(messageOf("x", { CONSENT: "on" })).toContain('(root) must be a map, but is "x"');
  });
});

describe("the assistant", () => {
  const { assistant: _, ...withoutAssistant } = siteConfig;
  const errorOf = (values: unknown, environment = {}) => {
    try {
      validateSiteConfig(values, environment);
      return "";
    } catch (error) {
      return String(error);
    }
  };

  it("uses passages by default", () => {
    expect(assistantOf(validateSiteConfig(withoutAssistant)).provider).toBe("passages");
  });

  it("can be configured in the environment, even if the file doesn't mention it", () => {
    const environment = {
      ASSISTANT_PROVIDER: "widget",
      ASSISTANT_SCRIPT: "https://widget.example/w.js",
      ASSISTANT_ID: "abc",
    };
    for (const values of [siteConfig, withoutAssistant]) {
      expect(validateSiteConfig(values, environment).assistant).toMatchObject({
        provider: "widget",
        widget: { script: "https://widget.example/w.js", assistantId: "abc", globalName: "Assistant" },
      });
    }
    const endpoint = { ASSISTANT_PROVIDER: "endpoint", ASSISTANT_ENDPOINT: "https://answers.example/ask" };
    expect(validateSiteConfig(siteConfig, endpoint).assistant).toMatchObject({
      provider: "endpoint",
      endpoint: "https://answers.example/ask",
    });
  });

  it("reports missing provider settings, and consent that doesn't include the assistant", () => {
    expect(errorOf(siteConfig, { ASSISTANT_PROVIDER: "endpoint" })).toMatchInlineSnapshot(`
      "Error: src/site/site.config.ts isn't valid:
        assistant.endpoint must be an address, because \`provider\` is \`endpoint\`, but is null"
    `);
    expect(errorOf(siteConfig, { ASSISTANT_PROVIDER: "widget", ASSISTANT_SCRIPT: "widget.js" }))
      .toMatchInlineSnapshot(`
        "Error: src/site/site.config.ts isn't valid:
          assistant.widget.script (from ASSISTANT_SCRIPT) must be an address that starts with https://, but is "widget.js"
          assistant.widget.assistantId is missing; it must be an ID, because \`provider\` is \`widget\`"
      `);
    expect(errorOf(siteConfig, { ASSISTANT_PROVIDER: "robot" })).toMatchInlineSnapshot(`
      "Error: src/site/site.config.ts isn't valid:
        assistant.provider (from ASSISTANT_PROVIDER) must be one of "off", "passages", "endpoint", "widget", but is "robot""
    `);
    expect(errorOf(siteConfig, { CONSENT: "on", ASSISTANT_PROVIDER: "endpoint", ASSISTANT_ENDPOINT: "/ask" }))
      .toMatchInlineSnapshot(`
        "Error: src/site/site.config.ts isn't valid:
          thirdParties.consent.categories must be a list that contains \`assistant\`, because readers' questions are sent to a third party, but is ["analytics"]"
      `);
  });
});
