import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { replacementsFor } from "./replacements";

const packages = path.join(path.dirname(createRequire(import.meta.url).resolve("gatsby/package.json")), "..");
const dist = path.join(packages, "gatsby", "dist");

// Detects Gatsby updates that require modules from different files, which would silently disable a replacement.
test.each(
  [...new Set(["build", "develop"].flatMap((command) => replacementsFor(command, {})))].flatMap(
    ({ request, folder = "gatsby/dist", from }) =>
      from.map((file) => [request, `${folder}/${file}`] as const),
  ),
)("Gatsby requires %s in %s", (request, file) => {
  const source = readFileSync(path.join(packages, file), "utf8");
  expect(source.includes(`require("${request}")`) || source.includes(`require(\`${request}\`)`)).toBe(true);
});

test("no other part of Gatsby bundles with webpack in this site's build", () => {
  // Engines for pages rendered on request and for functions, which the site doesn't have.
  const others = ["schema/graphql-engine/bundle-webpack.js", "utils/page-ssr-module/bundle-webpack.js"];
  for (const file of others)
    expect(readFileSync(path.join(dist, file), "utf8")).toContain('require("webpack")');
});

test("builds and development use replacements, unless webpack is requested", () => {
  const requests = (command: string, environment = {}) =>
    replacementsFor(command, environment).map(({ request }) => request);
  expect(requests("build")).toContain("webpack");
  expect(requests("develop")).toContain("./file-parser");
  expect(requests("develop")).toContain("webpack");
  expect(requests("clean")).toEqual([]);
  expect(requests("build", { SITE_BUNDLER: "webpack" })).toEqual([]);
  expect(requests("develop", { SITE_BUNDLER: "webpack" })).toEqual([]);
});

test.each(["build", "develop"])("in %s, no module has two replacements", (command) => {
  const requests = replacementsFor(command, {}).flatMap(({ request, from }) =>
    from.map((file) => `${request} in ${file}`),
  );
  expect(requests).toEqual([...new Set(requests)]);
});
