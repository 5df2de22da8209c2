import { describe, expect, it } from "vitest";
import { formatProblem } from "../../model/problem/problem";
import { parseRedirects, redirectsFrom, resolveRedirects } from "./redirects";

const pages = new Map([
  ["/a/", { file: "content/a.mdx", ids: ["x"] }],
  ["/b/", { file: "content/b.mdx", ids: null }],
]);

function resolve(yaml: string) {
  const parsed = parseRedirects(yaml);
  const { redirects, problems } = resolveRedirects(parsed.redirects, pages);
  return {
    redirects: redirects.map(({ from, to, line }) => `${line} ${from} → ${to}`),
    problems: [...parsed.problems, ...problems].map(formatProblem).join("\n"),
  };
}

describe("redirects.yaml", () => {
  it("returns redirects in order, with normalized addresses", () => {
    expect(
      resolve("# comment\n/old: /a\n/old.html/x/: /b/?x=1#y\n\n/out: https://a.example/B?c#d\n"),
    ).toEqual({
      redirects: ["2 /old/ → /a/", "3 /old.html/x/ → /b/?x=1#y", "5 /out/ → https://a.example/B?c#d"],
      problems: "",
    });
  });

  it.each(["", "# nothing\n", "---\n"])("can be empty: %j", (yaml) => {
    expect(resolve(yaml)).toEqual({ redirects: [], problems: "" });
  });

  it("reports entries that aren't redirects and keeps the others", () => {
    const { redirects, problems } = resolve(
      "old: /a/\n/x: a\n/y:\n/z: [/a/]\n/q?x=1: /a/\n/h#x: /a/\n5: /a/\n/good: /a/\n",
    );
    expect(problems).toMatchInlineSnapshot(`
      "content/redirects.yaml:1:1  the old address \`old\` doesn't start with one slash
      content/redirects.yaml:2:1  not a redirect: \`/x: a\`
          write \`/old/path/: /new/path/\`
      content/redirects.yaml:3:1  not a redirect: \`/y: \`
          write \`/old/path/: /new/path/\`
      content/redirects.yaml:4:1  not a redirect: \`/z: \`
          write \`/old/path/: /new/path/\`
      content/redirects.yaml:5:1  the old address \`/q?x=1\` has a query or a hash, which redirects can't tell apart
      content/redirects.yaml:6:1  the old address \`/h#x\` has a query or a hash, which redirects can't tell apart
      content/redirects.yaml:7:1  the old address \`5\` doesn't start with one slash"
    `);
    expect(redirects).toEqual(["8 /good/ → /a/"]);
  });

  it.each(["- /a/: /b/\n", "some text\n"])("reports content that isn't a map: %j", (yaml) => {
    expect(resolve(yaml).problems).toBe(
      "content/redirects.yaml:1:1  redirects are a map of addresses\n    write each redirect on a line: `/old/path/: /new/path/`",
    );
  });

  it("reports invalid YAML", () => {
    expect(resolve("/a: /b\n/c: [\n").problems).toMatchInlineSnapshot(
      `"content/redirects.yaml:3:1  not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]"`,
    );
  });
});

describe("resolving redirects", () => {
  it("reports repeated sources, sources that are pages and targets that don't exist", () => {
    const { redirects, problems } = resolve("/x: /a/\n/x/: /b/\n/a: /b/\n/y: /nowhere/#z\n");
    expect(problems).toMatchInlineSnapshot(`
      "content/redirects.yaml:2:1  /x/ is redirected twice
          also in content/redirects.yaml:1
      content/redirects.yaml:3:1  the redirect from /a/ hides a page
          the page is content/a.mdx
      content/redirects.yaml:4:1  the redirect from /y/ leads to no page: /nowhere/#z"
    `);
    expect(redirects).toEqual(["1 /x/ → /a/"]);
  });

  it("shows each loop completely", () => {
    expect(resolve("/x: /y/\n/y: /z/\n/z: /y/\n/self: /self/#top\n").problems).toMatchInlineSnapshot(`
      "content/redirects.yaml:1:1  a redirect loop: /x/ → /y/ → /z/ → /y/
      content/redirects.yaml:2:1  a redirect loop: /y/ → /z/ → /y/
      content/redirects.yaml:3:1  a redirect loop: /z/ → /y/ → /z/
      content/redirects.yaml:4:1  a redirect loop: /self/ → /self/"
    `);
  });

  it("shortens a chain to one hop, even to another site", () => {
    expect(resolve("/x: /y/\n/y: /z\n/z: /a/\n/o: /p/\n/p: https://a.example\n").redirects).toEqual([
      "1 /x/ → /a/",
      "2 /y/ → /a/",
      "3 /z/ → /a/",
      "4 /o/ → https://a.example",
      "5 /p/ → https://a.example",
    ]);
  });

  it("keeps a target's query and hash along a chain, unless a later target has its own", () => {
    expect(resolve("/x: /y/?q=1#own\n/y: /a/\n/z: /w/?q=1#first\n/w: /b/#second\n").redirects).toEqual([
      "1 /x/ → /a/?q=1#own",
      "2 /y/ → /a/",
      "3 /z/ → /b/?q=1#second",
      "4 /w/ → /b/#second",
    ]);
  });

  it("reports an anchor that the target doesn't have, even at the end of a chain", () => {
    const { redirects, problems } = resolve(
      "/q: /a/#x\n/r: /a/#nope\n/s: /r/#nope2\n/t: /a/#top\n/u: /b/#made\n",
    );
    expect(problems).toBe(
      [
        "content/redirects.yaml:2:1  the redirect from /r/ names no id on /a/: /a/#nope",
        "content/redirects.yaml:3:1  the redirect from /s/ names no id on /a/: /a/#nope",
      ].join("\n"),
    );
    expect(redirects).toHaveLength(5);
  });

  it("rejects targets that would run a script", () => {
    const { redirects, problems } = resolve(
      "/x: javascript:alert(1)\n/y: 'java\tscript:alert(1)'\n/z: data:text/html,x\n/w: JAVASCRIPT:x\n",
    );
    expect(redirects).toEqual([]);
    expect(problems.match(/leads to an address with the scheme `(?:javascript|data):`/g)).toHaveLength(4);
  });

  it("treats an old address with encoded or plain spaces as the same address", () => {
    const { redirects, problems } = resolve("/old%20name/: /a/\n/old name: /b/\n");
    expect(redirects).toEqual(["1 /old name/ → /a/"]);
    expect(problems).toContain("/old name/ is redirected twice");
  });

  it("reports a redirect from a page's address in different case, and allows two old spellings to lead to one page", () => {
    const { redirects, problems } = resolve("/A/: /b/\n/Old/: /a/\n/old/: /a/\n/OLD/: /b/\n");
    expect(problems).toMatchInlineSnapshot(`
      "content/redirects.yaml:1:1  the redirect from /A/ hides a page where case doesn't count
          the page is content/a.mdx
      content/redirects.yaml:4:1  /OLD/ is redirected twice
          also in content/redirects.yaml:2"
    `);
    expect(redirects).toEqual(["2 /Old/ → /a/", "3 /old/ → /a/"]);
  });
});

describe("redirect_from", () => {
  const from = (...redirectFrom: string[]) =>
    redirectsFrom({ file: "content/a.mdx", path: "/a/", redirectFrom });

  it("redirects each old address to the page", () => {
    const { redirects, problems } = from("/old%20name/", "/older");
    expect(problems).toEqual([]);
    expect(redirects.map(({ from: old, to }) => `${old} → ${to}`)).toEqual([
      "/old name/ → /a/",
      "/older/ → /a/",
    ]);
  });

  it("names the file and the reason for an invalid address", () => {
    const { redirects, problems } = from("/a/#b", "/a/?b", "/100%/");
    expect(redirects).toEqual([]);
    expect(problems.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
      "content/a.mdx:1:1  frontmatter \`redirect_from\`: the old address \`/a/#b\` has a query or a hash, which redirects can't tell apart
      content/a.mdx:1:1  frontmatter \`redirect_from\`: the old address \`/a/?b\` has a query or a hash, which redirects can't tell apart
      content/a.mdx:1:1  frontmatter \`redirect_from\`: the old address \`/100%/\` has a percent sign that encodes nothing"
    `);
  });
});
