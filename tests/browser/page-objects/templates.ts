import { inject } from "vitest";

/** One page that represents all pages of its template. */
export interface TemplatePage {
  name: string;
  baseUrl: string;
  path: string;
}

const site = inject("siteUrl");
const basic = inject("basicUrl");
const versions = inject("versionsUrl");

/** One page per template of the real site and the fixture site. Add a line here for each new template. */
export const templatePages: readonly TemplatePage[] = [
  { name: "the home page", baseUrl: site, path: "/" },
  { name: "a section's landing page", baseUrl: site, path: "/gateway/" },
  { name: "a landing page of a section that the footer names too", baseUrl: site, path: "/guides/" },
  { name: "a concept page", baseUrl: site, path: "/gateway/concepts/interceptors/" },
  { name: "a reference page", baseUrl: site, path: "/gateway/configuration/network/" },
  { name: "a category page", baseUrl: site, path: "/gateway/category/how-to-guides/" },
  { name: "the FAQ", baseUrl: site, path: "/faq/" },
  { name: "the list of releases", baseUrl: site, path: "/changelog/" },
  { name: "the list of releases by line", baseUrl: site, path: "/changelog/?by=line&line=gateway" },
  { name: "a release", baseUrl: site, path: "/changelog/Gateway-3.5.0/" },
  { name: "a large release", baseUrl: site, path: "/changelog/Console-1.29.0/" },
  { name: "the upgrade path", baseUrl: site, path: "/changelog/upgrade-path/" },
  {
    name: "an upgrade path with a choice",
    baseUrl: site,
    path: "/changelog/upgrade-path/?product=gateway&from=3.4.0&to=3.8.1",
  },
  { name: "version support", baseUrl: site, path: "/support/" },
  {
    name: "the version matrix",
    baseUrl: site,
    path: "/guides/support/version-matrix/?console=1.33.0&gateway=3.5.0&kafka=4.0",
  },
  { name: "the landing page with the notice", baseUrl: site, path: "/desktop/" },
  { name: "a page with the notice", baseUrl: site, path: "/desktop/features/ksqldb/" },
  { name: "the search page", baseUrl: site, path: "/search/?q=interceptor" },
  { name: "the not-found page", baseUrl: site, path: "/gateway/concepts/interceptor/" },
  { name: "the fixture's home page", baseUrl: basic, path: "/" },
  { name: "the empty search page", baseUrl: basic, path: "/search/" },
  { name: "all components", baseUrl: basic, path: "/manual/components/" },
  { name: "Markdown", baseUrl: basic, path: "/manual/markdown/" },
  { name: "code", baseUrl: basic, path: "/manual/code/" },
  { name: "tabs", baseUrl: basic, path: "/manual/tabs/" },
  { name: "headings", baseUrl: basic, path: "/manual/headings/" },
  { name: "images", baseUrl: basic, path: "/manual/images/" },
  { name: "diagrams", baseUrl: basic, path: "/manual/diagrams/" },
  { name: "a broken diagram", baseUrl: basic, path: "/manual/broken-diagram/" },
  { name: "wide tables and code", baseUrl: basic, path: "/manual/wide/" },
  { name: "an interceptor's page", baseUrl: basic, path: "/manual/interceptors/limit-policy/" },
  { name: "a catalog of interceptors", baseUrl: basic, path: "/manual/category/interceptors/" },
  { name: "an old version", baseUrl: versions, path: "/manual/1.0/topics/" },
  { name: "another language", baseUrl: versions, path: "/ar/manual/topics/" },
  { name: "an original in another language", baseUrl: versions, path: "/ar/manual/consumers/" },
  { name: "an article in another language", baseUrl: versions, path: "/ar/faq/" },
  { name: "a category page with a doc landing", baseUrl: basic, path: "/manual/category/ops--failover/" },
];

/** Returns 404 by design, which the browser logs as an error. */
export const notFoundPath = "/gateway/concepts/interceptor/";
