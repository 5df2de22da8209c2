import type { CreatePageArgs } from "gatsby";
import { describe, expect, it } from "vitest";
import { PageFactory, type SiteKnowledge } from "./page-factory";
import { redirectsInLanguages } from "./files/redirects-in-languages";

const locale = (tag: string) => ({ tag, label: tag, direction: "ltr" as const });
const two = { language: "en", locales: [locale("en"), locale("ar")] };
const navbar = { 0: [{ version: "current", label: "Manual", path: "/manual/", isLast: true }] };

const knowledge = {
  root: "/site",
  site: two,
  navbars: new Map(),
  nameIn: (_locale: string, name: string) => name,
};

function made(
  site: typeof two,
  path: string,
  context: object,
  navbars: SiteKnowledge["navbars"] = new Map(),
) {
  const pages = new Map<string, unknown>([[path, context]]);
  const actions = {
    deletePage: (page: { path: string }) => pages.delete(page.path),
    createPage: (page: { path: string; context: unknown }) => pages.set(page.path, page.context),
  };
  const args = { page: { path, context }, actions } as unknown as CreatePageArgs;
  new PageFactory({ ...knowledge, site, navbars }, args.actions).adopt(args);
  return Object.fromEntries(pages);
}

describe("a page created without a language", () => {
  it("is created in each language, with the other languages' addresses and its own navbar", () => {
    const alternates = [
      { tag: "en", path: "/search/" },
      { tag: "ar", path: "/ar/search/" },
    ];
    expect(made(two, "/search/", { a: 1 }, new Map([["ar", navbar]]))).toEqual({
      "/search/": { a: 1, locale: "en", alternates },
      "/ar/search/": { a: 1, locale: "ar", alternates, navbar },
    });
  });

  it("with content is a copy in the other languages, with its original as canonical", () => {
    expect(made(two, "/notes/1/", { id: "n" })["/ar/notes/1/"]).toEqual({
      id: "n",
      locale: "ar",
      contentLocale: "en",
      canonical: "/notes/1/",
    });
  });

  it("that has moved redirects within the same language", () => {
    expect(made(two, "/old/", { to: "/new/" })).toMatchObject({
      "/old/": { to: "/new/" },
      "/ar/old/": { to: "/ar/new/" },
    });
    expect(made(two, "/old/", { to: "https://a.example" })).toMatchObject({
      "/ar/old/": { to: "https://a.example" },
    });
  });

  it("keeps its navigation in its language", () => {
    const link = { label: "Notes", path: "/notes/" };
    const frame = { path: "/notes/1/", breadcrumbs: [link, { label: "1" }], previous: link, next: null };
    expect(made(two, "/notes/1/", { frame })).toMatchObject({
      "/notes/1/": { frame },
      "/ar/notes/1/": {
        frame: {
          path: "/ar/notes/1/",
          breadcrumbs: [{ label: "Notes", path: "/ar/notes/" }, { label: "1" }],
          previous: { path: "/ar/notes/" },
          next: null,
        },
      },
    });
  });

  it("for unknown addresses is created only once", () => {
    expect(Object.keys(made(two, "/404.html", {}))).toEqual(["/404.html"]);
  });

  it("isn't changed on a site with one language whose navbar names no pages", () => {
    expect(made({ ...two, locales: [locale("en")] }, "/search/", { a: 1 })).toEqual({ "/search/": { a: 1 } });
  });
});

it("creates the site's own pages in the same way, or in one language", () => {
  const pages: unknown[] = [];
  const factory = new PageFactory(knowledge, { createPage: (page: unknown) => pages.push(page) } as never);
  factory.createInAllLanguages("redirect", "/old/", { to: "/new/" });
  factory.create("doc", "/ar/manual/", { locale: "ar" });
  expect(pages).toMatchObject([
    { path: "/old/", component: "/site/src/templates/redirect.tsx", context: { to: "/new/", locale: "en" } },
    {
      path: "/ar/old/",
      component: "/site/src/templates/redirect.tsx",
      context: { to: "/ar/new/", locale: "ar" },
    },
    { path: "/ar/manual/", component: "/site/src/templates/doc.tsx", context: { locale: "ar" } },
  ]);
});

it("hosts get each redirect once per language", () => {
  const redirects = [
    { from: "/old/", to: "/new/#x" },
    { from: "/elsewhere/", to: "https://a.example" },
    { from: "/ar/own/", to: "/ar/new/" },
    { from: "/own/", to: "/new/" },
  ];
  expect(redirectsInLanguages(redirects, two)).toEqual([
    ...redirects,
    { from: "/ar/old/", to: "/ar/new/#x" },
    { from: "/ar/elsewhere/", to: "https://a.example" },
  ]);
  expect(redirectsInLanguages(redirects, { ...two, locales: [locale("en")] })).toEqual(redirects);
});

it("doesn't change a page that already has a language", () => {
  expect(made(two, "/manual/", { locale: "en" })).toEqual({ "/manual/": { locale: "en" } });
});
