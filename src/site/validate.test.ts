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
      "src/site/site.config.ts is not valid:
        title: found "", text that is not empty is expected
        description: found "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…, text of at most 200 characters is expected
        siteUrl: found "https://docs.example.com/path/", an address without a slash at its end, such as https://docs.example.com or https://example.com/docs is expected
        language: found "english", a language tag such as en or en-GB is expected
        versions.console: found "1.33", a version such as 1.33.0 is expected
        versions.gateway: found the number 3, text is expected; put it in quotes
        versions.desktop: unknown key
        navbar.items.0.to: found "gateway/", a path that starts and ends with a slash is expected
        navbar.items.1: found {"type":"default","label":"B","to":"/a/","href":"https://example.com"}, one of \`to\` and \`href\`, not both, is expected
        navbar.items.2.type: found "defualt", no component was found for this type; the types are default, dropdown, html, search, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown, custom
        navbar.items.3.items: found [], a list of at least 1 is expected
        documentation.sections.4.id: found "My docs", lower-case letters, digits and dashes is expected
        documentation.sections.4.label: found "", text that is not empty is expected
        documentation.sections.4.directory: found "a/b", a folder name under content/ is expected
        documentation.sections.4.routeBase: found "/x", a path that starts and ends with a slash is expected
        documentation.sections.4.area: found "red", one of "platform", "gateway", "cli" is expected
        brokenLinks: found "ignore", one of "warn", "error" is expected
        editUrl: found "https://example.com/edit", an address that holds {file} is expected
        homeCards: found [], a list of at least 1 is expected
        startHere: is missing, a list is expected
        titel: unknown key, did you mean \`title\`? Known keys: productName, title, description, siteUrl, language, locales, copyright, versions, navbar, products, footer, announcement, sunset, colorMode, documentation, search, thirdParties, assistant, brokenLinks, editUrl, homeCards, startHere"
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
        .map((line) => line.replace(/found (?:\[.*\]|"[^"]*"), /, "found …, "))
        .join("\n"),
    ).toMatchInlineSnapshot(`
      "  documentation.sections.0.versions: found …, a list of at least 1 is expected
        documentation.sections.0.versions: found …, one version with \`isLast\` is expected
        documentation.sections.0.versions: found …, one version with \`isLast\` is expected
        documentation.sections.0.versions: found [{"name":"1.0","label":"1.0","isLast":true,"banner":null},{"name":"1.0","label"…, a list in which each version has a name and a path of its own is expected
        documentation.sections.0.versions: found [{"name":"2.0","label":"1.0","isLast":true,"banner":null},{"name":"1.0","label"…, a list in which each version has a name and a path of its own is expected
        documentation.sections.0.versions.0.name: found …, lower-case letters, digits, dots and dashes is expected
        documentation.sections.0.versions.0.banner: found …, one of "unreleased", "unmaintained" is expected
        documentation.sections.0.versions.0.directory: found …, a folder under content/ is expected
        documentation.sections.0.directory: found …, none of articles, changelog, i18n, translations, versioned is expected"
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
        "  language: found "en", one of the locales de is expected",
        "  locales: found [{"tag":"en","label":"en","direction":"ltr"},{"tag":"en","label":"en","directio…, a list in which each tag stands once is expected",
        "  locales.0.tag: found "EN", a language tag such as en or en-GB is expected",
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
      "src/site/site.config.ts is not valid:
        navbar.items.0.docsPluginId: found "gatway", one of the sections platform, guides, gateway, desktop is expected
        navbar.items.1.sidebarId: found "guide", one of the sections platform, guides, gateway, desktop is expected"
    `);
  });

  it.each([
    ["nothing", undefined],
    ["a list", []],
    ["text", "x"],
  ])("rejects %s", (_name, values) => {
    expect(messageOf(values)).toContain("src/site/site.config.ts is not valid:\n  (root): ");
  });

  it("accepts null for no edit links, but requires the key", () => {
    expect(validateSiteConfig({ ...siteConfig, editUrl: null }).editUrl).toBeNull();
    expect(messageOf({ ...siteConfig, editUrl: undefined })).toContain("editUrl: is missing");
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
    expect(messageOf({ ...siteConfig, siteUrl })).toContain(`siteUrl: found ${JSON.stringify(siteUrl)}`);
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
      "src/site/site.config.ts is not valid:
        siteUrl (from SITE_URL): found "nowhere", an address without a slash at its end, such as https://docs.example.com or https://example.com/docs is expected
        brokenLinks (from BROKEN_LINKS): found "maybe", one of "warn", "error" is expected"
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
      "src/site/site.config.ts is not valid:
        thirdParties.analytics.measurementIds.1 (from ANALYTICS_IDS): found "abc", a measurement id such as G-ABC123DEF4 is expected
        thirdParties.tagManager.containerId (from TAG_MANAGER_ID): found "ABC123", a container id such as GTM-ABC123 is expected
        thirdParties.consent.enabled (from CONSENT): found "yes", true or false is expected
        thirdParties.consent.thirdPartyScript (from CONSENT_SCRIPT): found "consent.js", an address that starts with https:// is expected
        thirdParties.feedback.endpoint (from FEEDBACK_ENDPOINT): found "http://feedback.example", an address that starts with https:// or a path of this site such as /api/feedback is expected"
    `);
    expect(messageOf(siteConfig, { CONSENT_SCRIPT: "https://consent.example/ask.js" }))
      .toMatchInlineSnapshot(`
      "src/site/site.config.ts is not valid:
        thirdParties.consent.thirdPartyScript (from CONSENT_SCRIPT): found "https://consent.example/ask.js", null, or \`enabled: true\`, is expected"
    `);
  });

  it("doesn't change values that aren't a configuration", () => {
    expect(messageOf("x", { CONSENT: "on" })).toContain('(root): found "x"');
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
      "Error: src/site/site.config.ts is not valid:
        assistant.endpoint: found null, an address, since \`provider\` is \`endpoint\`, is expected"
    `);
    expect(errorOf(siteConfig, { ASSISTANT_PROVIDER: "widget", ASSISTANT_SCRIPT: "widget.js" }))
      .toMatchInlineSnapshot(`
      "Error: src/site/site.config.ts is not valid:
        assistant.widget.script (from ASSISTANT_SCRIPT): found "widget.js", an address that starts with https:// is expected
        assistant.widget.assistantId: is missing, an id, since \`provider\` is \`widget\`, is expected"
    `);
    expect(errorOf(siteConfig, { ASSISTANT_PROVIDER: "robot" })).toMatchInlineSnapshot(`
      "Error: src/site/site.config.ts is not valid:
        assistant.provider (from ASSISTANT_PROVIDER): found "robot", one of "off", "passages", "endpoint", "widget" is expected"
    `);
    expect(errorOf(siteConfig, { CONSENT: "on", ASSISTANT_PROVIDER: "endpoint", ASSISTANT_ENDPOINT: "/ask" }))
      .toMatchInlineSnapshot(`
      "Error: src/site/site.config.ts is not valid:
        thirdParties.consent.categories: found ["analytics"], a list with \`assistant\`, since what readers ask goes to somebody else, is expected"
    `);
  });
});
