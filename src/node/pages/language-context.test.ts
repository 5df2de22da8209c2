import { expect, it } from "vitest";
import { languageContext } from "./language-context";

const locale = (tag: string) => ({ tag, label: tag, direction: "ltr" as const });
const site = { language: "en", locales: ["en", "ar", "de"].map(locale) };

it("lists the languages that a page is written in, the reader's own included", () => {
  expect(languageContext(site, "ar", "/x/", ["en", "ar"])).toEqual({
    locale: "ar",
    alternates: [
      { tag: "en", path: "/x/" },
      { tag: "ar", path: "/ar/x/" },
    ],
  });
});

it("says that a page isn't translated, and which page stands for it", () => {
  expect(languageContext(site, "de", "/x/", ["en", "ar"])).toEqual({
    locale: "de",
    contentLocale: "en",
    canonical: "/x/",
  });
});

it("lists no languages where a page is written in one", () => {
  expect(languageContext(site, "en", "/x/", ["en"])).toEqual({ locale: "en" });
});

it("says nothing on a site of one language", () => {
  expect(languageContext({ ...site, locales: [locale("en")] }, "en", "/x/", ["en"])).toEqual({});
});
