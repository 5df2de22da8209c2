import type { Node } from "gatsby";
import { describe, expect, it } from "vitest";
import { formatProblem } from "../../model/problem/problem";
import { versionedSite as site } from "../../site/versioned-site.test-support";
import { parseSidebar } from "../navigation/sidebar-config";
import { findNavbarTargets } from "../pages/navbar-targets";
import { readSite } from "./read-site";
import { VersionLinks } from "../pages/version-links";
import { findWrittenIn } from "../pages/written-in";

const node = (type: string, fields: object) =>
  ({ id: JSON.stringify(fields), internal: { type }, problems: [], ...fields }) as unknown as Node;

function doc(version: string, docId: string, locale = "en"): Node {
  const base = `${locale === "en" ? "" : `/${locale}`}/manual/${version === "2.0" ? "" : `${version}/`}`;
  const folder = `content/${locale === "en" ? "" : `i18n/${locale}/`}versioned/manual/${version}`;
  return node("DocPage", {
    section: "manual",
    version,
    locale,
    docId,
    file: `${folder}/${docId}.mdx`,
    path: docId === "index" ? base : `${base}${docId}/`,
    sidebarLabel: `${docId} ${locale} ${version}`,
    description: null,
    sidebarPosition: null,
    hidden: false,
  });
}

function sidebar(version: string, yaml: string, locale = "en"): Node {
  const file = `content/versioned/manual/${version}/sidebar.yaml`;
  return node("Sidebar", { section: "manual", version, locale, file, ...parseSidebar(file, yaml) });
}

const nodes = [
  doc("2.0", "index"),
  doc("2.0", "topics"),
  doc("2.0", "topics", "ar"),
  doc("1.0", "topics"),
  doc("1.0", "old"),
  sidebar("2.0", "- index\n- topics\n- broken\n- label: More\n  category: true\n  items: [topics]\n"),
  sidebar("1.0", "- old\n- topics\n- label: More\n  category: true\n  items: [topics]\n"),
];

function read(all: readonly Node[] = nodes, broken: Parameters<typeof readSite>[2] = []) {
  const getNodesByType = (type: string) => all.filter(({ internal }) => internal.type === type);
  return readSite({ getNodesByType }, site, broken);
}

const inPieces = ({ sections }: ReturnType<typeof read>, version: string, locale: string) =>
  sections.find((section) => section.version.name === version && section.locale === locale)!;

describe("readSite", () => {
  it("builds a sidebar for each version and language, with translations in place of originals", () => {
    const lines = read().sections.map(({ version, locale, navigation }) =>
      [version.name, locale, ...navigation.items.map(({ label, path = "" }) => `${label}=${path}`)].join(" "),
    );
    expect(lines).toEqual([
      "2.0 en index en 2.0=/manual/ topics en 2.0=/manual/topics/ More=/manual/category/more/",
      "2.0 ar index en 2.0=/ar/manual/ topics ar 2.0=/ar/manual/topics/ More=/ar/manual/category/more/",
      "1.0 en old en 1.0=/manual/1.0/old/ topics en 1.0=/manual/1.0/topics/ More=/manual/1.0/category/more/",
      "1.0 ar old en 1.0=/ar/manual/1.0/old/ topics en 1.0=/ar/manual/1.0/topics/ More=/ar/manual/1.0/category/more/",
    ]);
  });

  it("doesn't report a sidebar page as missing if its file can't be read, because that is already reported", () => {
    const message = "the frontmatter is not valid YAML";
    const problem = { severity: "error" as const, line: 2, column: 1, message };
    const missing = (broken: Parameters<typeof readSite>[2]) =>
      read(nodes, broken).sections.flatMap(({ navigation }) => navigation.problems.map(formatProblem));
    expect(missing([])[0]).toContain("lists a page that doesn't exist: `broken`");
    expect(missing([{ ...problem, file: "content/versioned/manual/2.0/broken.mdx" }])).toEqual([]);
    expect(missing([{ ...problem, file: "content/versioned/manual/1.0/broken.mdx" }])).not.toEqual([]);
  });

  it("passes on problems with files that can't be read", () => {
    const problem = { severity: "error" as const, file: "content/x.mdx", line: 2, column: 1, message: "x" };
    expect(read(nodes, [problem]).problems).toEqual([problem]);
  });
});

describe("VersionLinks", () => {
  const content = read();
  const links = new VersionLinks(content.sections);
  const paths = (version: ReturnType<VersionLinks["ofDoc"]>) =>
    version?.links.map(({ name, path, isSamePage }) => `${name} ${path}${isSamePage ? "" : " (main)"}`);

  it("link to the same page in each version, otherwise to the version's main page, in the same language", () => {
    expect(paths(links.ofDoc(inPieces(content, "2.0", "en"), "topics"))).toEqual([
      "2.0 /manual/topics/",
      "1.0 /manual/1.0/topics/",
    ]);
    expect(paths(links.ofDoc(inPieces(content, "1.0", "ar"), "old"))).toEqual([
      "2.0 /ar/manual/ (main)",
      "1.0 /ar/manual/1.0/old/",
    ]);
    // If a version has no page at its address, the first page in its sidebar is the main page.
    expect(paths(links.ofDoc(inPieces(content, "2.0", "en"), "index"))).toEqual([
      "2.0 /manual/",
      "1.0 /manual/1.0/old/ (main)",
    ]);
  });

  it("match listings with the same slug", () => {
    expect(paths(links.ofListing(inPieces(content, "1.0", "en"), "/manual/1.0/category/more/"))).toEqual([
      "2.0 /manual/category/more/",
      "1.0 /manual/1.0/category/more/",
    ]);
  });

  it("are omitted for a section with only one version", () => {
    const only = content.sections.filter(({ version }) => version.isLast);
    expect(new VersionLinks(only).ofDoc(only[0]!, "index")).toBeUndefined();
  });
});

it("findWrittenIn returns the languages in which a page is written", () => {
  const content = read();
  const writtenIn = findWrittenIn(content.sections);
  expect(writtenIn(inPieces(content, "2.0", "ar"), "topics")).toEqual(["en", "ar"]);
  expect(writtenIn(inPieces(content, "1.0", "ar"), "topics")).toEqual(["en"]);
});

describe("findNavbarTargets", () => {
  const targets = (items: (typeof site)["navbar"]["items"], all = nodes) => {
    const { sections } = read(all);
    const navbar = { ...site, navbar: { ...site.navbar, items } };
    return findNavbarTargets(navbar, sections, new VersionLinks(sections));
  };

  it("finds pages, first pages of sidebars and main pages, in each version and language", () => {
    const { byLocale, problems } = targets([
      { type: "html", value: "x" },
      { type: "doc", docId: "topics" },
      { type: "docSidebar", sidebarId: "manual", label: "Manual" },
      { type: "docsVersionDropdown", docsPluginId: "manual" },
    ]);
    expect(problems).toEqual([]);
    const shown = Object.entries(byLocale.get("ar") ?? {}).map(
      ([index, all]) => `${index}: ${all.map(({ label, path }) => `${label}=${path}`).join(", ")}`,
    );
    expect(shown).toEqual([
      "1: topics ar 2.0=/ar/manual/topics/, topics en 1.0=/ar/manual/1.0/topics/",
      "2: Manual=/ar/manual/, Manual=/ar/manual/1.0/old/",
      "3: 2.0=/ar/manual/, 1.0=/ar/manual/1.0/old/",
    ]);
  });

  it("reports a missing page, and a sidebar with nothing to link to, by its ID", () => {
    const empty = nodes
      .filter(({ internal }) => internal.type === "Sidebar")
      .map((each) => ({ ...each, entries: [] }));
    const { problems } = targets(
      [
        { type: "doc", docId: "topisc" },
        { type: "docSidebar", sidebarId: "manual", label: "Manual" },
      ],
      [...nodes.filter(({ internal }) => internal.type === "DocPage"), ...empty],
    );
    expect(problems.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
      "src/site/site.config.ts  \`navbar.items.0\`: no page has the ID \`topisc\`
          did you mean \`topics\`?
      src/site/site.config.ts  \`navbar.items.1\`: the sidebar \`manual\` has nothing to link to
          use a sidebar with pages, or remove the item"
    `);
  });
});
