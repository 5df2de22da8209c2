import { expect, test } from "vitest";
import type { SiteConfig } from "../../../site/schema";
import siteConfig from "../../../site/site.config";
import { isAmong, unusedModules } from "./unused-code";

const leftOut = (request: string, context: string, site: SiteConfig = siteConfig) =>
  isAmong(unusedModules(site), request, context);

test.each([
  ["gatsby-script", "/site/.cache"],
  ["../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js", "/site/.cache"],
  ["./slice", "/site/.cache"],
  ["./register-service-worker", "/site/.cache"],
  ["prop-types", "/site/.cache"],
  ["prop-types", "/site/node_modules/gatsby/node_modules/@gatsbyjs/reach-router/dist"],
])("Gatsby's %s is omitted", (request, context) => {
  expect(leftOut(request, context)).toBe(true);
});

test.each([
  ["./slice", "/site/node_modules/other"],
  ["./slice/context", "/site/.cache"],
  ["prop-types", "/site/node_modules/other"],
  ["gatsby-script-other", "/site/.cache"],
  ["gatsby-link", "/site/.cache"],
  ["./ConfiguredLink", "/site/src/shell/Navbar"],
  ["./LocaleMenu", "/site/node_modules/other"],
])("%s in %s is kept", (request, context) => {
  expect(leftOut(request, context)).toBe(false);
});

test.each<[string, string, Partial<SiteConfig>, Partial<SiteConfig>]>([
  [
    "../ColorMode/ColorModeToggle",
    "/site/src/shell/Navbar",
    { colorMode: { ...siteConfig.colorMode, disableSwitch: true } },
    { colorMode: { ...siteConfig.colorMode, disableSwitch: false } },
  ],
  [
    "./LocaleMenu",
    "/site/src/shell/Navbar",
    { navbar: { ...siteConfig.navbar, items: [] } },
    { navbar: { ...siteConfig.navbar, items: [{ type: "localeDropdown" }] } },
  ],
  [
    "./DocsItems",
    "/site/src/shell/Navbar",
    { navbar: { ...siteConfig.navbar, items: [{ type: "search" }] } },
    {
      navbar: {
        ...siteConfig.navbar,
        items: [{ type: "docSidebar", sidebarId: "gateway", label: "Gateway" }],
      },
    },
  ],
  [
    "./Banners/AnnouncementBar",
    "/site/src/shell",
    { announcement: null },
    {
      announcement: {
        id: "new",
        content: "New",
        backgroundColor: "#000",
        textColor: "#fff",
        isCloseable: true,
      },
    },
  ],
  [
    "../Banners/VersionBanner",
    "/site/src/shell/Article",
    {},
    {
      documentation: {
        ...siteConfig.documentation,
        sections: siteConfig.documentation.sections.map((section) => ({
          ...section,
          versions: [{ name: "1", label: "1", isLast: true, banner: null }],
        })),
      },
    },
  ],
])("%s is omitted only if the configuration doesn't need it", (request, context, without, having) => {
  expect(leftOut(request, context, { ...siteConfig, ...without })).toBe(true);
  expect(leftOut(request, context, { ...siteConfig, ...having })).toBe(false);
});

test("DocSearch's menus are omitted, and its client is omitted unless the modal queries Algolia", () => {
  const context = "/site/node_modules/@docsearch/react/dist/esm";
  const hosted: SiteConfig = {
    ...siteConfig,
    search: { ...siteConfig.search, provider: "algolia", events: false },
  };
  for (const site of [siteConfig, hosted]) expect(leftOut("@base-ui/react/menu", context, site)).toBe(true);
  expect(leftOut("@base-ui/react/menu", "/site/src/search")).toBe(false);
  expect(leftOut("algoliasearch/lite", context)).toBe(true);
  expect(leftOut("algoliasearch/lite", context, hosted)).toBe(false);
  expect(leftOut("algoliasearch/lite", "/site/src/search/algolia")).toBe(false);
});
