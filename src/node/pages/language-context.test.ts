import { expect, it } from "vitest";
import { languageContext } from "./language-context";

const locale = (tag: string) => ({ tag, label: tag, direction: "ltr" as const });
const site = { language: "en", locales: ["en", "ar", "de"].map(locale) };

it("lists the languages of a page, including the reader's own", () => {
  expect(languageContext(site, "ar", "/x/", ["en", "ar"])).toEqual({
    locale: "ar",
    alternates: [
      { tag: "en", path: "/x/" },
      { tag: "ar", path: "/ar/x/" },
    ],
  });
});

it("marks a page as untranslated, with the page that is canonical for it", () => {
  expect(languageContext(site, "de", "/x/", ["en", "ar"])).toEqual({
    locale: "de",
    contentLocale: "en",
    canonical: "/x/",
  });
});

it("lists no languages if a page is written in only one", () => {
  expect(languageContext(site, "en", "/x/", ["en"])).toEqual({ locale: "en" });
});

it("returns no languages on a site with one language", () => {
  expect(languageContext({ ...site, locales: [locale("en")] }, "en", "/x/", ["en"])).toEqual({});
});
