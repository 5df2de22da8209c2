import { describe, expect, test } from "vitest";
import { openBuilt, recordsOfPage } from "../page-objects/built-page";

// The other tests of these cases compile a single file. These read the whole build: HTML, table of contents, records.
const plain = "/manual/edge/elsewhere/";
const components = "/manual/edge/elsewhere-mdx/";

/** IDs and texts of the headings that search links to, in order. */
const headingRecords = (path: string): [string, string][] =>
  recordsOfPage(path).flatMap(({ type, hierarchy, url }) =>
    type === "content" || type === "lvl1"
      ? []
      : [[decodeURIComponent(url.split("#")[1] ?? ""), hierarchy[type] ?? ""]],
  );

const contentOf = (path: string): string =>
  recordsOfPage(path)
    .flatMap(({ content }) => content ?? [])
    .join("\n");

const plainHeadings: [number, string, string][] = [
  [1, "", "Seen elsewhere"],
  [2, "retries", "Retries"],
  [2, "retries-1", "Retries"],
  [2, "retries-2", "Retries"],
  [2, "210", "2.1.0"],
  [2, "210-1", "21.0"],
  [3, "clustersnamelag", "/clusters/<name>/lag"],
  [2, "use-b-and-script-as-text", "Use <b> and <script> as text"],
  [2, "ops--failover", "Ops & failover"],
  [2, "配置-kafka", "配置 Kafka"],
  [4, "deep-one", "Deep one"],
  [5, "deeper-one", "Deeper one"],
  [2, "restart-it-first", "Restart it first."],
  [2, "links", "Links"],
  [2, "samples", "Samples"],
  [2, "pieces", "Pieces"],
];

describe("headings", () => {
  test("head-dup-01, head-version-03, head-entity-12, head-double-h1-17, head-setext-18: page, table of contents and records have the same IDs and words", async () => {
    const { headings, contents, repeatedIds, lostHashes } = await openBuilt(plain);
    expect(headings).toEqual(plainHeadings);
    const [, ...sections] = plainHeadings;
    expect(contents.map(({ id, text }) => [id, text])).toEqual(
      sections.filter(([level]) => level === 2).map(([, id, text]) => [id, text]),
    );
    expect(headingRecords(plain)).toEqual(sections.map(([, id, text]) => [id, text]));
    expect([repeatedIds, lostHashes]).toEqual([[], []]);
  });

  test("toc-levels-01, toc-fence-09: the table of contents has two nested levels, and no headings from samples", async () => {
    const { contents } = await openBuilt(plain);
    expect(contents.filter(({ below }) => below.length > 0)).toEqual([
      { id: "210-1", text: "21.0", below: ["clustersnamelag"] },
    ]);
    expect(contents.some(({ text }) => /not/i.test(text))).toBe(false);
  });

  test("head-code-angle-09, head-code-html-10: code in a heading is text everywhere, not an element", async () => {
    const { page } = await openBuilt(plain);
    for (const place of [page.locator("article"), page.getByRole("navigation", { name: "On this page" })]) {
      expect(await place.locator("b, script").count()).toBe(0);
      expect(await place.locator("h2 code, h3 code, li code").allTextContents()).toEqual(
        expect.arrayContaining(["/clusters/<name>/lag", "<b>", "<script>"]),
      );
    }
  });

  test("toc-partial-06, toc-jsx-heading-10, head-custom-mdx-07: headings in partials and components are like any other headings", async () => {
    const { headings, contents, repeatedIds, lostHashes, page } = await openBuilt(components);
    const sections: [string, string][] = [
      ["prerequisites", "Prerequisites"],
      ["prerequisites-1", "Prerequisites"],
      ["custom-next", "Next"],
      ["two", "Two"],
      ["prerequisites-2", "Prerequisites"],
      ["last", "Last"],
    ];
    expect(headings).toEqual([[1, "", "3.10"], ...sections.map(([id, text]) => [2, id, text])]);
    expect(contents.map(({ id, text }) => [id, text])).toEqual(sections);
    expect(headingRecords(components)).toEqual(sections);
    expect([repeatedIds, lostHashes]).toEqual([[], []]);
    expect((await page.request.get("/manual/edge/_prerequisites/")).status()).toBe(404);
    expect(recordsOfPage("/manual/edge/_prerequisites/")).toEqual([]);
  });
});

describe("text", () => {
  test.each([
    ["md-brace-02", "Call /clusters/{clusterId}/lag and set ${KAFKA_HEAP_OPTS};"],
    ["md-doublebrace-03", "values come from {{ .Values.image }}."],
    ["md-placeholder-08", "Replace <cluster-id> with yours."],
    ["md-directive-25", "Map shop:orders to alias:invoices at 10:30, port :9092, ::1 too."],
    ["md-export-shell-10", 'export KAFKA_OPTS="-Xmx1g"'],
  ])("%s: the text is on the page and in search exactly as written", async (_case, words) => {
    const { text } = await openBuilt(plain);
    expect(text).toContain(words);
    expect(contentOf(plain)).toContain(words);
  });

  test("md-table-pipe-12: a pipe in a cell doesn't split the cell", async () => {
    const { page } = await openBuilt(plain);
    expect(await page.locator("td").allTextContents()).toEqual(["a | b", "either", "acks", "all"]);
    expect(contentOf(plain)).toContain("a | b · either");
  });

  test("md-footnote-ids-14: footnote marks and footnotes link to each other, each only once", async () => {
    const { page, repeatedIds, lostHashes } = await openBuilt(plain);
    expect([repeatedIds, lostHashes]).toEqual([[], []]);
    const notes = page.locator("[data-footnotes] li");
    expect(await notes.evaluateAll((all) => all.map((note) => note.querySelectorAll("a").length))).toEqual([
      2, 1,
    ]);
    expect(await page.locator("sup a[data-footnote-ref]").allTextContents()).toEqual(["1", "1", "2"]);
    expect(contentOf(plain)).toContain("One two, three.");
  });

  test("md-admonition-title-26, md-admonition-tab-27: admonitions have their titles and positions, and search contains their words", async () => {
    const { page, text } = await openBuilt(plain);
    expect(await page.getByRole("note").innerText()).toMatch(/Deprecated\s+Use ostriches\./);
    expect(text + contentOf(plain)).not.toContain(":::");
    const tabs = await openBuilt(components);
    const panel = tabs.page.locator('[role="tabpanel"][data-tab="compose"]');
    expect(await panel.getByRole("note").innerText()).toMatch(/Use a volume for ostriches\./);
    expect(contentOf(components)).toContain("Use a volume for ostriches.");
  });

  test("md-title-number-19, md-title-date-20: titles that look like numbers or dates are shown as written", async () => {
    const { page, text, headings } = await openBuilt(components);
    expect(await page.title()).toMatch(/^3\.10 /);
    expect(headings[0]).toEqual([1, "", "3.10"]);
    const html = await page.content();
    expect(html).toContain('"name":"3.10"');
    expect(html).not.toMatch(/GMT|T00:00:00/);
    expect(text).toContain("2025-01-07");
    expect(recordsOfPage(components).map(({ hierarchy }) => hierarchy.lvl1)).toContain("3.10");
    expect(recordsOfPage(components).map(({ hierarchy }) => hierarchy.lvl1)).not.toContain("3.1");
  });
});

describe("samples", () => {
  test("code-nested-07, code-meta-title-02, code-range-empty-03, code-output-06: code blocks are complete, with their titles and marked lines", async () => {
    const { page } = await openBuilt(plain);
    const blocks = await page.locator("figure:has(pre)").evaluateAll((all) =>
      all.map((block) => ({
        title: block.querySelector("figcaption > span")?.textContent,
        code: block.querySelector("pre")?.textContent,
        marked: [...block.querySelectorAll("pre .line")].flatMap((line, place) =>
          line.classList.contains("marked") ? [place + 1] : [],
        ),
      })),
    );
    expect(blocks).toEqual([
      { title: "md", code: "```bash\n# Not a heading\n## Also not\n```\n", marked: [] },
      { title: "yaml", code: 'note: "```"\n', marked: [] },
      { title: "values {prod}.yaml", code: "a: 1\nb: 2\n", marked: [2] },
      { title: "", code: "one\n", marked: [1] },
      { title: "bash", code: "none\n", marked: [] },
      { title: "shell session", code: 'echo "42 true"\n42 true\n', marked: [] },
    ]);
    expect(await page.locator("pre .output").innerHTML()).toBe("42 true\n");
  });
});

describe("links", () => {
  test.each([
    ["link-rel-md-01", "relative", ["/manual/headings/#chosen-id"]],
    ["link-reference-05", "again", ["/manual/markdown/#lists"]],
    ["link-query-hash-10", "query", ["/manual/tabs/?x=1#operating-system"]],
    ["head-cjk-14", "raw", ["#%E9%85%8D%E7%BD%AE-kafka"]],
    ["head-cjk-14", "encoded", ["#%E9%85%8D%E7%BD%AE-kafka"]],
    ["link-named-anchor-12", "old", ["#old-name"]],
  ])("%s: the link %j", async (_case, words, addresses) => {
    const { linksNamed } = await openBuilt(plain);
    expect(await linksNamed(words)).toEqual(addresses);
  });

  test("link-slash-base-08, link-hash-only-09: no address contains a file name or depends on the page's own address", async () => {
    for (const path of [plain, components]) {
      const { page, lostHashes } = await openBuilt(path);
      const addresses = await page
        .locator("article a[href]:not([type='text/markdown'])")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      expect(addresses.filter((address) => !/^(?:\/|#|https?:)/.test(address))).toEqual([]);
      const own = addresses.filter((address) => !address.startsWith("http"));
      expect(own.filter((address) => /\.mdx?(?:$|#)|^\/#|#.*\/$/.test(address))).toEqual([]);
      expect(lostHashes).toEqual([]);
    }
  });
});

describe("images", () => {
  test.each([
    ["md-inline-html-28", plain, "Lag by tag", 200],
    ["img-html-04", components, "Lag by component", 200],
    ["img-html-04", plain, "Lag in a list", 736],
    ["img-html-04", plain, "Drawing", 240],
  ])(
    "%s: on %s, the image %j is a file of the site with a width of %i pixels",
    async (_case, path, alt, width) => {
      const { page } = await openBuilt(path);
      const image = page.getByRole("img", { name: alt, exact: true });
      expect(Number(await image.getAttribute("width"))).toBe(width);
      const source = (await image.getAttribute("src")) ?? "";
      const answer = await page.request.get(source);
      expect([answer.status(), answer.headers()["content-type"]]).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);
    },
  );

  test("md-inline-html-28: a paragraph that starts with a tag keeps its Markdown", async () => {
    const { page } = await openBuilt(plain);
    const paragraph = page.locator("p", { has: page.getByRole("img", { name: "Lag by tag" }) });
    expect(await paragraph.locator("code, strong").allTextContents()).toEqual(["kcat", "now"]);
  });
});
