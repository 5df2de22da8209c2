import { expect, it } from "vitest";
import { versionedSite } from "../../site/versioned-site.test-support";
import { allContentFolders, folderNamed } from "./content-folders";

const site = {
  ...versionedSite,
  documentation: {
    sections: [
      {
        id: "gateway",
        label: "Gateway",
        directory: "proxy",
        routeBase: "/gateway/",
        area: "gateway" as const,
        versions: [
          { name: "current", label: "Next", isLast: false, banner: "unreleased" as const, path: "next" },
          { name: "2.0", label: "2.0", isLast: true, banner: null },
        ],
      },
    ],
  },
};

it("lists the folder of each version and its translations", () => {
  const folders = allContentFolders(site).map(({ path, locale, original }) => [path, locale, original]);
  expect(folders).toEqual([
    ["content/proxy", "en", null],
    ["content/i18n/ar/proxy", "ar", "proxy"],
    ["content/versioned/gateway/2.0", "en", null],
    ["content/i18n/ar/versioned/gateway/2.0", "ar", "versioned/gateway/2.0"],
    ["content/articles", "en", null],
    ["content/i18n/ar/articles", "ar", "articles"],
    ["content/changelog", "en", null],
    ["content/i18n/ar/changelog", "ar", "changelog"],
  ]);
});

it("identifies the section and version of a folder's pages", () => {
  const source = folderNamed(site, "i18n/ar/versioned/gateway/2.0");
  expect(source?.kind).toMatchObject({ section: { id: "gateway" }, version: { routeBase: "/gateway/" } });
  expect(folderNamed(site, "proxy")?.kind).toMatchObject({ version: { routeBase: "/gateway/next/" } });
  expect(folderNamed(site, "images")).toBeUndefined();
});
