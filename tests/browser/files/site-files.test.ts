import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/project-root.mjs";

const basicUrl = inject("basicUrl");
const siteUrl = inject("siteUrl");

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status, url).toBe(200);
  return answer.text();
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
}

/** Every URL in a site's sitemap, reached through the sitemap index. */
async function sitemapOf(baseUrl: string): Promise<string[]> {
  const parts = locationsIn(await textOf(`${baseUrl}/sitemap-index.xml`));
  const lists = await Promise.all(parts.map((part) => textOf(baseUrl + new URL(part).pathname)));
  return lists.flatMap(locationsIn);
}

test("robots.txt names the sitemap in the place where search engines also look by default", async () => {
  const [, address = ""] = /^Sitemap: (\S+)$/m.exec(await textOf(`${basicUrl}/robots.txt`)) ?? [];
  const index = await textOf(basicUrl + new URL(address).pathname);
  expect(await textOf(`${basicUrl}/sitemap.xml`)).toBe(index);
  expect(locationsIn(index).length).toBeGreaterThan(0);
});

test("the sitemap lists exactly the public pages, without drafts, hidden pages, redirects or errors", async () => {
  const manual = [
    "",
    "broken-diagram/",
    "category/interceptors/",
    "category/ops--failover/",
    "category/pictures/",
    "category/recipes/",
    "category/reference-1/",
    "category/reference/",
    "category/zeta--more/",
    "code/",
    "components/",
    "diagrams/",
    "edge/Console-1.33.0/",
    "edge/elsewhere/",
    "edge/elsewhere-mdx/",
    "edge/sessions/",
    "edge/strangers/",
    "edge/topics-sql/",
    "edge/topics/",
    "forgiving/",
    "headings/",
    "images/",
    "interceptors/cache/",
    "interceptors/limit-policy/",
    "interceptors/mask/",
    "interceptors/slow-broker/",
    "interceptors/usage/",
    "long/",
    "markdown/",
    "ops/",
    "ops/roll-back/",
    "ops/runbook/",
    "recipes/apple/",
    "recipes/streams/",
    "recipes/streams/join/",
    "recipes/zebra/",
    "reference-clusters/",
    "reference-topics/",
    "tabs/",
    "toc-depth/",
    "wide/",
  ].map((path) => `https://fixture.example/manual/${path}`);
  const changelog = [
    "",
    "1.17.1/",
    "Cli-0.5.0/",
    "Console-1.33.0/",
    "Gateway-3.7.1/",
    "Gateway-3.8.0/",
    "Gateway-3.8.1/",
    "upgrade-path/",
  ].map((path) => `https://fixture.example/changelog/${path}`);
  const others = ["", "handbook/", "handbook/drills/broker-loss/", "handbook/glossary-of-files/"].map(
    (path) => `https://fixture.example/${path}`,
  );
  expect((await sitemapOf(basicUrl)).toSorted()).toEqual([...others, ...changelog, ...manual].toSorted());
});

test("every page in the real site's sitemap returns 200 and names itself as canonical", async () => {
  const pages = await sitemapOf(siteUrl);
  expect(pages.length).toBeGreaterThan(20);
  expect(new Set(pages).size).toBe(pages.length);
  for (const page of pages) {
    const { pathname } = new URL(page);
    const answer = await fetch(siteUrl + pathname, { redirect: "manual" });
    expect(answer.status, pathname).toBe(200);
    expect(await answer.text(), pathname).toMatch(new RegExp(`rel="canonical" href="[^"]*${pathname}"`));
  }
});

test("robots.txt allows every crawler and names the sitemap if the site has one", async () => {
  const robots = await textOf(`${siteUrl}/robots.txt`);
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
});

test("the manifest and all its icons have their type and size", async () => {
  const manifest = JSON.parse(await textOf(`${basicUrl}/manifest.webmanifest`)) as {
    name: string;
    start_url: string;
    icons: { src: string; type: string }[];
  };
  expect(manifest).toMatchObject({ name: "Fixture docs", start_url: "/" });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, type } of manifest.icons) {
    const answer = await fetch(new URL(src, `${basicUrl}/`));
    expect([answer.status, answer.headers.get("content-type")], src).toEqual([200, type]);
  }
});

test("everything that a page's head links to returns 200", async () => {
  const html = await textOf(`${siteUrl}/gateway/`);
  const linked = [...html.matchAll(/<link[^>]*?href="(\/[^"]*)"[^>]*>/g)].map((match) => match[1] ?? "");
  expect(linked.some((href) => href.includes("icon"))).toBe(true);
  expect(linked.some((href) => href.endsWith(".woff2"))).toBe(true);
  for (const href of linked) expect((await fetch(siteUrl + href)).status, href).toBe(200);
});

test("the image for social cards exists", async () => {
  const answer = await fetch(`${siteUrl}/social.png`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("no script for readers includes the configuration checker, which is large and tries to evaluate code", () => {
  const folder = join(PROJECT_ROOT, "public");
  // The folder might contain scripts from earlier builds too.
  const stats = JSON.parse(readFileSync(join(folder, "webpack.stats.json"), "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const scripts = Object.values(stats.assetsByChunkName)
    .flat()
    .filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  const holding = scripts.filter((file) => readFileSync(join(folder, file), "utf8").includes("ZodError"));
  expect(holding).toEqual([]);
});
