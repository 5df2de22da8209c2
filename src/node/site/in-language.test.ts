import { expect, it } from "vitest";
import { inLanguage } from "./in-language";

const page = (file: string, path: string, locale = "en") => ({ file: `content/${file}`, path, locale });
const originals = [page("manual/index.mdx", "/manual/"), page("manual/a.mdx", "/manual/chosen/")];
const translations = [page("i18n/ar/manual/a.md", "/ar/manual/chosen/", "ar")];

it("returns translations, or originals if there are none, all at the language's addresses", () => {
  expect(inLanguage(originals, translations, "ar", "en")).toEqual([
    { file: "content/manual/index.mdx", path: "/ar/manual/", locale: "en" },
    { file: "content/i18n/ar/manual/a.md", path: "/ar/manual/chosen/", locale: "ar" },
  ]);
});

it("changes nothing in the default language", () => {
  expect(inLanguage(originals, [], "en", "en")).toEqual(originals);
});
