import { expect, test } from "vitest";
import { redirectTarget } from "../../src/model/navigation/redirect";
import { cleanReference } from "../../src/model/navigation/path";
import { formatProblem } from "../../src/model/problem/problem";
import { parseRedirects, resolveRedirects } from "../../src/node/navigation/redirects";

const pages = new Map(
  ["/guides/", "/guides/get-started/", "/guides/get-started/sso/", "/gateway/"].map((path) => [
    path,
    { file: `content${path}`, ids: null },
  ]),
);

/** The targets of redirects by their source, and all problems. */
function redirects(yaml: string): { targets: Record<string, string>; problems: string[] } {
  const parsed = parseRedirects(yaml);
  const resolved = resolveRedirects(parsed.redirects, pages);
  return {
    targets: Object.fromEntries(resolved.redirects.map(({ from, to }) => [from, to])),
    problems: [...parsed.problems, ...resolved.problems].map(formatProblem),
  };
}

test("redir-target-hash-02: a target's own query and hash take precedence, and neither is repeated", () => {
  const { targets } = redirects("/misc/sso: /guides/get-started/sso/?p=1#okta\n");
  const target = redirectTarget(targets["/misc/sso/"] ?? "", "?x=1", "#auth0");
  expect(target).toBe("/guides/get-started/sso/?p=1#okta");
});

test.each([
  ["/guides/", "?x=1", "#a", "/guides/?x=1#a"],
  ["/guides/#own", "", "#a", "/guides/#own"],
  ["/guides/?p=1", "?p=2", "", "/guides/?p=1"],
])("redir-target-hash-02, variant: %s with %s%s", (to, query, hash, target) => {
  expect(redirectTarget(to, query, hash)).toBe(target);
});

test("redir-noslash-target-03: a target without a trailing slash redirects to its page in one hop", () => {
  expect(redirects("/portal/a: /guides/get-started\n")).toEqual({
    targets: { "/portal/a/": "/guides/get-started/" },
    problems: [],
  });
});

test("redir-noslash-target-03, variant: a chain of old spellings also takes one hop", () => {
  expect(redirects("/a: /b\n/b/: /c.html\n/c: /guides/index\n").targets).toEqual({
    "/a/": "/guides/",
    "/b/": "/guides/",
    "/c/": "/guides/",
  });
});

test.each([
  ["a query and a hash", "/guides/get-started?x=1#y", "/guides/get-started/?x=1#y"],
  ["a hash alone", "/guides/get-started#y", "/guides/get-started/#y"],
  ["the ending of a file", "/guides/get-started.html", "/guides/get-started/"],
])("redir-noslash-target-03, variant: a target with %s", (_of, written, target) => {
  expect(redirects(`/portal/a: ${written}\n`)).toEqual({ targets: { "/portal/a/": target }, problems: [] });
});

test("redir-noslash-target-03, variant: a target that isn't a page is rejected, with or without a trailing slash", () => {
  for (const target of ["/guides/none", "/guides/none/"]) {
    const { targets, problems } = redirects(`/portal/a: ${target}\n`);
    expect(targets).toEqual({});
    expect(problems.join("\n")).toMatch(/^content\/redirects\.yaml:1:1 {2}.*\/guides\/none/);
  }
});

test.each([
  "https://example.org/v2/Api?lang=en#auth",
  "https://example.org",
  "https://example.org/file.html",
  "mailto:docs@example.org",
])("redir-external-05: %s is kept as written", (target) => {
  expect(redirects(`/portal/api: ${target}\n`).targets).toEqual({ "/portal/api/": target });
});

test.each(["/gateway/", "/gateway", "/gateway/index.html"])(
  "redir-over-page-07: a redirect from the page %s is an error that names the page",
  (from) => {
    const { targets, problems } = redirects(`${from}: /guides/\n`);
    expect(targets).toEqual({});
    expect(problems.join("\n")).toMatch(
      /^content\/redirects\.yaml:1:1 {2}.*\/gateway\/ hides a page\n.*content\/gateway\//,
    );
  },
);

test.each([
  ["/gateway.html", "/gateway/"],
  ["/gateway/index", "/gateway/"],
  ["/gateway/index.html", "/gateway/"],
  ["/faq.html?q=1#x", "/faq/?q=1#x"],
  ["/index.html", "/"],
  ["/changelog/Console-1.33.0", "/changelog/Console-1.33.0/"],
])("redir-html-10: %s has the clean form %s", (address, clean) => {
  expect(cleanReference(address)).toBe(clean);
});

test.each([
  ["/gateway/configuration/network#tls-settings", "/gateway/configuration/network/#tls-settings"],
  ["/gateway#a/b", "/gateway/#a/b"],
  ["/gateway?x=/y#z", "/gateway/?x=/y#z"],
])("redir-slash-hash-12: in %s the slash is before the hash", (written, clean) => {
  expect(cleanReference(written)).toBe(clean);
});
