import { describe, expect, it } from "vitest";
import { formatProblem } from "../../model/problem/problem";
import { lastVersionOf } from "../../site/docs-version";
import siteConfig from "../../site/site.config";
import { withFiles, type ContentFiles } from "../content/page/compile-fixture.test-support";
import { navigationOf } from "../navigation/section-navigation";
import { parseSidebar } from "../navigation/sidebar-config";
import type { ContentPageNode, DocPageNode } from "../node-types/content-types";
import type { SiteContent } from "../site/read-site";
import { checkSite } from "./check-site";

const section = { id: "x", label: "X", directory: "x", routeBase: "/x/", area: "platform" as const };

function doc(docId: string, more: Partial<DocPageNode> = {}): DocPageNode {
  const node: Partial<DocPageNode> = {
    docId,
    locale: "en",
    path: docId === "index" ? "/x/" : `/x/${docId}/`,
    file: `content/x/${docId}.mdx`,
    sidebarLabel: docId,
    ids: [],
    links: [],
    redirectFrom: [],
    hidden: false,
    ...more,
  };
  return node as DocPageNode;
}

interface Site {
  docs?: DocPageNode[];
  articles?: Partial<ContentPageNode>[];
  sidebar?: string;
  files?: ContentFiles;
  brokenLinks?: "warn" | "error";
}

function check({
  docs = [doc("index")],
  articles = [],
  sidebar = "- index\n",
  files = {},
  brokenLinks = "warn",
}: Site) {
  const { entries, problems: own } = parseSidebar("content/x/sidebar.yaml", sidebar);
  const navigation = navigationOf(section, { file: "content/x/sidebar.yaml", entries }, docs, []);
  const content: SiteContent = {
    pages: [...docs, ...articles] as ContentPageNode[],
    releases: [],
    supportWindows: [],
    sections: [
      {
        config: section,
        version: lastVersionOf(section),
        locale: "en",
        routeBase: section.routeBase,
        navigation,
        docs,
      },
    ],
    problems: own,
  };
  const { problems, redirects } = withFiles({ "content/x/.keep": "", ...files }, (root) =>
    checkSite(root, { ...siteConfig, brokenLinks }, content),
  );
  return {
    problems: problems.map((problem) => `${problem.severity}: ${formatProblem(problem)}`).join("\n"),
    redirects: redirects.map(({ from, to }) => `${from} → ${to}`),
  };
}

const link = (written: string, target: string) => ({
  written,
  target,
  anchor: "",
  file: "content/x/index.mdx",
  line: 3,
  column: 1,
});

describe("checkSite", () => {
  it("reports nothing for a valid site", () => {
    const { problems, redirects } = check({
      docs: [
        doc("index", {
          links: [
            link("/", "/"),
            link("/a.pdf", "/a.pdf"),
            link("/old/", "/old/"),
            link("/x/category/c/", "/x/category/c/"),
          ],
        }),
      ],
      sidebar: "- index\n- label: C\n  category: true\n  items: [index]\n",
      files: { "static/a.pdf": "", "content/redirects.yaml": "/old: /x\n" },
    });
    expect(problems).toBe("");
    expect(redirects).toEqual(["/old/ → /x/"]);
  });

  it("warns about pages that aren't in any sidebar, unless they are hidden", () => {
    expect(check({ docs: [doc("index"), doc("how-to/lost"), doc("kept", { hidden: true })] }).problems)
      .toMatchInlineSnapshot(`
      "warning: content/x/how-to/lost.mdx  this page isn't in any sidebar
          add \`- how-to/lost\` to content/x/sidebar.yaml, or set \`hidden: true\`"
    `);
  });

  it("reports addresses that are used twice: by pages, by listings and by the site's own pages", () => {
    const { problems } = check({
      docs: [doc("index"), doc("b", { path: "/x/" }), doc("c", { path: "/x/category/ops/" })],
      articles: [{ path: "/", file: "content/articles/index.mdx", ids: [], links: [], redirectFrom: [] }],
      sidebar: "- index\n- b\n- c\n- label: Ops\n  category: true\n  items: [index]\n",
    });
    expect(problems).toMatchInlineSnapshot(`
      "error: content/x/b.mdx  the address /x/ is already used by content/x/index.mdx
          rename one of the files, or give it a \`slug\`
      error: content/articles/index.mdx  the address / is already used by src/pages
          rename one of the files, or give it a \`slug\`
      error: content/x/sidebar.yaml  the address /x/category/ops/ is already used by content/x/c.mdx
          rename one of the files, or give it a \`slug\`"
    `);
  });

  it("treats old addresses of pages as redirects and checks them with the others", () => {
    const { problems, redirects } = check({
      docs: [doc("index", { redirectFrom: ["/start", "/old"] })],
      files: { "content/redirects.yaml": "/old: /x/\n/older: /start\n" },
    });
    expect(redirects).toEqual(["/old/ → /x/", "/older/ → /x/", "/start/ → /x/"]);
    expect(problems).toMatchInlineSnapshot(`
      "error: content/x/index.mdx:1:1  /old/ is redirected twice
          also in content/redirects.yaml:1"
    `);
  });

  it("reports broken links as errors if the configuration requires it", () => {
    const docs = [doc("index", { links: [link("/nope", "/nope/")] })];
    expect(check({ docs }).problems).toMatch(/^warning: content\/x\/index\.mdx:3:1 {2}broken link/);
    expect(check({ docs, brokenLinks: "error" }).problems).toMatch(
      /^error: content\/x\/index\.mdx:3:1 {2}broken link/,
    );
  });

  it("passes on problems in sidebars and in the pages themselves", () => {
    const { problems } = check({
      sidebar: "- index\n- gone\n- 5\n",
    });
    expect(problems.split("\n").filter((line) => line.startsWith("error"))).toEqual([
      expect.stringContaining("content/x/sidebar.yaml:3:1  5 isn't a sidebar entry"),
      expect.stringContaining(
        "content/x/sidebar.yaml:2:1  the sidebar lists a page that doesn't exist: `gone`",
      ),
    ]);
  });
});
