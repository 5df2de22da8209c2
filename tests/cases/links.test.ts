import { describe, expect, test } from "vitest";
import { resolveAddresses } from "../../src/node/content/references/content-reference";
import { walkElements } from "../../src/model/content/content-tree";
import { formatProblem } from "../../src/model/problem/problem";
import { checkLinks } from "../../src/node/checks/links";
import { docPath } from "../../src/node/nodes/content-files";
import { casePage } from "./compiled-page.test-support";

/** Compiles files of `content/gateway/` as pages at `/gateway/…/` and returns the first page's links and all broken links. */
function linksOf(files: Readonly<Record<string, string>>): { hrefs: string[]; problems: string[] } {
  const names = Object.keys(files);
  const pages = names.map((name) => {
    const others = Object.fromEntries(
      names
        .filter((other) => other !== name)
        .map((other) => [`content/${other}`, withTitle(files[other] ?? "")]),
    );
    const { page } = casePage({ [`content/${name}`]: withTitle(files[name] ?? ""), ...others });
    return { file: `content/${name}`, path: pathOf(name), page };
  });
  const addresses = new Map(pages.map(({ file, path }) => [file, path]));
  const hrefs: string[] = [];
  walkElements(
    resolveAddresses(pages[0]?.page.tree ?? [], (file) => addresses.get(file) ?? null),
    ({ type, props }) => {
      if (type === "a" && typeof props?.href === "string") hrefs.push(props.href);
    },
  );
  const problems = checkLinks(
    {
      pages: pages.map(({ file, path, page }) => ({
        file,
        path,
        locale: "en",
        ids: page.ids,
        links: page.links,
      })),
      otherPaths: new Set(),
      language: "en",
    },
    "warning",
  );
  return { hrefs, problems: problems.map(formatProblem) };
}

const withTitle = (body: string) => `---\ntitle: A page\n---\n${body}`;
const pathOf = (name: string) => docPath("/", name.replace(/\.mdx?$/, ""));

describe.each(["md", "mdx"])("in .%s", (extension) => {
  const docker = `gateway/get-started/docker.${extension}`;
  const network = `gateway/configuration/network.${extension}`;

  test("link-rel-md-01: a relative link to a file becomes the file's address and keeps its anchor", () => {
    expect(
      linksOf({
        [docker]: `[TLS](../configuration/network.${extension}#tls-settings)\n`,
        [network]: "## TLS settings\n",
      }),
    ).toEqual({ hrefs: ["/gateway/configuration/network/#tls-settings"], problems: [] });
  });

  test("link-rel-md-01, variant: a missing anchor is reported with file, line and target", () => {
    const { problems } = linksOf({
      [docker]: `[TLS](../configuration/network.${extension}#tls)\n`,
      [network]: "## TLS settings\n",
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      new RegExp(`^content/${docker}:4:1 {2}.*network\\.${extension}#tls.*/gateway/configuration/network/`),
    );
  });

  test("link-rel-md-01, variant: with a query, and to the folder's own page", () => {
    expect(
      linksOf({
        [docker]: `[a](../configuration/network.${extension}?tab=1#tls) [b](../index.${extension})\n`,
        [network]: "## TLS\n",
        [`gateway/index.${extension}`]: "Text.\n",
      }).hrefs,
    ).toEqual(["/gateway/configuration/network/?tab=1#tls", "/gateway/"]);
  });

  test.each([
    [
      "a name that is percent-encoded",
      "gateway/get-started/gr%C3%B6%C3%9Fe.EXT#a",
      "gateway/get-started/größe",
      "/gateway/get-started/größe/#a",
    ],
    [
      "a file beside it, without ./",
      "gateway/get-started/other.EXT#a",
      "gateway/get-started/other",
      "/gateway/get-started/other/#a",
    ],
    [
      "the way up out of the section and back",
      "../gateway/get-started/other.EXT#a",
      "gateway/get-started/other",
      "/gateway/get-started/other/#a",
    ],
  ])("link-rel-md-01, variant: %s", (_of, from, target, href) => {
    const written = from.startsWith("../")
      ? `../../${from.slice(3).replace("EXT", extension)}`
      : from.replace("gateway/get-started/", "").replace("EXT", extension);
    expect(linksOf({ [docker]: `[x](${written})\n`, [`${target}.${extension}`]: "## A\n" })).toEqual({
      hrefs: [href],
      problems: [],
    });
  });

  test("link-reference-05: reference links are also resolved", () => {
    expect(
      linksOf({
        [docker]: `See [network] and [the page][network].\n\n[network]: ../configuration/network.${extension}#tls\n`,
        [network]: "## TLS\n",
      }),
    ).toEqual({
      hrefs: ["/gateway/configuration/network/#tls", "/gateway/configuration/network/#tls"],
      problems: [],
    });
  });

  test("link-reference-05, variant: a broken reference is reported for each use", () => {
    const { problems } = linksOf({ [docker]: `[a][n] [b][n]\n\n[n]: ./none.${extension}\n` });
    expect(problems).toHaveLength(2);
  });

  test.each([
    [
      "a definition in another case, with a title",
      '[the page][Net]\n\n[nEt]: ../configuration/network.EXT#tls "TLS"\n',
    ],
    ["a short form, its definition in a quotation", "[net][]\n\n> [net]: ../configuration/network.EXT#tls\n"],
    ["pointed brackets around the file", "[net]\n\n[net]: <../configuration/network.EXT#tls>\n"],
  ])("link-reference-05, variant: %s", (_of, body) => {
    expect(linksOf({ [docker]: body.replace("EXT", extension), [network]: "## TLS\n" })).toEqual({
      hrefs: ["/gateway/configuration/network/#tls"],
      problems: [],
    });
  });

  test("link-slash-base-08: addresses are absolute, so the spelling of the page's own address doesn't matter", () => {
    expect(
      linksOf({
        [`gateway/reference/index.${extension}`]: `[api](api.${extension})\n`,
        [`gateway/reference/api.${extension}`]: "Text.\n",
      }).hrefs,
    ).toEqual(["/gateway/reference/api/"]);
  });

  test.each([
    [`gateway/reference/index.${extension}`, "../index", "/gateway/"],
    [`gateway/reference.${extension}`, "reference/api", "/gateway/reference/api/"],
  ])("link-slash-base-08, variant: from %s to %s", (from, to, href) => {
    const target = from.includes("index") ? "gateway/index" : "gateway/reference/api";
    const { hrefs, problems } = linksOf({
      [from]: `[x](${to}.${extension}) [y](${to})\n`,
      [`${target}.${extension}`]: "Text.\n",
    });
    expect([hrefs, problems]).toEqual([[href, href], []]);
  });

  test("link-query-hash-10: the slash is added after the path", () => {
    expect(linksOf({ [docker]: "[k8s](/gateway/get-started?tab=k8s#helm)\n" }).hrefs).toEqual([
      "/gateway/get-started/?tab=k8s#helm",
    ]);
  });

  test.each([
    ["/gateway#x", "/gateway/#x"],
    ["/gateway/index.html?a=1", "/gateway/?a=1"],
    ["/files/schema.json#part", "/files/schema.json#part"],
    ["https://example.com/a?b#c", "https://example.com/a?b#c"],
  ])("link-query-hash-10, variant: %s", (written, href) => {
    expect(linksOf({ [docker]: `[x](${written})\n` }).hrefs).toEqual([href]);
  });

  test("link-hash-only-09: a link within the page isn't changed", () => {
    expect(linksOf({ [docker]: "[top](#tls)\n\n## TLS\n" })).toEqual({ hrefs: ["#tls"], problems: [] });
  });

  test.each(["#", "#top", "#größe", "#TLS"])("link-hash-only-09, variant: %s gets no slash", (href) => {
    expect(linksOf({ [docker]: `[x](${href})\n\n## Größe\n` }).hrefs.map(decodeURI)).toEqual([href]);
  });

  test("link-named-anchor-12: HTML anchors can be linked", () => {
    expect(
      linksOf({ [docker]: '<a id="old-name"></a>\n\n## New name\n\n[old](#old-name)\n' }).problems,
    ).toEqual([]);
  });

  test.each(['<a name="old"></a>', '<span id="old">x</span>', '<div id="old">x</div>'])(
    "link-named-anchor-12, variant: %s",
    (anchor) => {
      expect(linksOf({ [docker]: `${anchor}\n\n[old](#old)\n` }).problems).toEqual([]);
    },
  );
});
