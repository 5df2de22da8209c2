import { expect, test } from "vitest";
import siteConfig from "../site/site.config";
import { contextualFilters } from "./contextual-filters";

const { documentation } = siteConfig;
const [section] = documentation.sections;
const version = { label: "…", banner: null };
const site = {
  language: "en",
  locales: [
    { tag: "en", label: "English", direction: "ltr" as const },
    { tag: "ar", label: "العربية", direction: "rtl" as const },
  ],
  documentation: {
    ...documentation,
    sections: [
      { ...section!, id: "platform" },
      {
        ...section!,
        id: "gateway",
        routeBase: "/gateway/",
        versions: [
          { ...version, name: "2.0", isLast: true },
          { ...version, name: "1.0", isLast: false },
        ],
      },
    ],
  },
  search: { contextualSearch: true },
};

test.each([
  ["/", "en", "2.0"],
  ["/gateway/start/", "en", "2.0"],
  ["/gateway/1.0/start/", "en", "1.0"],
  ["/ar/gateway/1.0/", "ar", "1.0"],
])("on %s search is limited to the language %s and Gateway %s", (address, language, gateway) => {
  expect(contextualFilters(site, address)).toEqual([
    `language:${language}`,
    ["docsTag:default", "docsTag:docs-platform-current", `docsTag:docs-gateway-${gateway}`],
  ]);
});

test("without contextual search there are no limits", () => {
  expect(contextualFilters({ ...site, search: { contextualSearch: false } }, "/")).toEqual([]);
});
