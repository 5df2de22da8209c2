import { describe, expect, it } from "vitest";
import { textOf } from "../../model/content/content-tree";
import { formatProblem } from "../../model/problem/problem";
import { environmentAt, withFiles } from "../content/page/compile-fixture.test-support";
import { contentFileOf } from "./content-files";
import siteConfig from "../../site/site.config";
import { lastVersionOf } from "../../site/docs-version";
import { locationOf, type PageLocation } from "./page-location";
import { articleParts, docPageParts, releaseParts } from "./page-fields";

const section = {
  id: "gateway",
  label: "Gateway",
  directory: "gateway",
  routeBase: "/gateway/",
  area: "gateway" as const,
};

const site = { ...siteConfig, documentation: { sections: [section] } };

function locationIn(root: string, source: string, name: string): PageLocation {
  return locationOf(root, site, source, contentFileOf(root, `${root}/content/${source}/${name}`, name))!;
}

const parts = {
  doc: (text: string, name = "how-to/a.mdx") =>
    withFiles({ "content/gateway/how-to/i.png": "" }, (root) => ({
      root,
      ...docPageParts(
        contentFileOf(root, `${root}/content/gateway/${name}`, name),
        text,
        locationIn(root, "gateway", name),
        { section, version: lastVersionOf(section) },
        environmentAt(root),
      ),
    })),
  article: (text: string) =>
    withFiles({}, (root) =>
      articleParts(
        contentFileOf(root, `${root}/content/articles/faq.mdx`, "faq.mdx"),
        text,
        locationIn(root, "articles", "faq.mdx"),
        environmentAt(root),
      ),
    ),
  release: (text: string) =>
    withFiles({}, (root) =>
      releaseParts(
        contentFileOf(root, `${root}/content/changelog/Console-1.33.0.mdx`, "Console-1.33.0.mdx"),
        text,
        locationIn(root, "changelog", "Console-1.33.0.mdx"),
        environmentAt(root),
      ),
    ),
};

describe("a documentation page", () => {
  it("gets all defaults", () => {
    const { fields, tree, draft } = parts.doc("# Title\n\nFirst *paragraph*.\n\n## Head\n");
    expect(fields).toEqual({
      section: "gateway",
      version: "current",
      locale: "en",
      docId: "how-to/a",
      path: "/gateway/how-to/a/",
      file: "content/gateway/how-to/a.mdx",
      title: "Title",
      description: "First paragraph.",
      lead: null,
      tocDepth: 3,
      headings: [{ depth: 2, id: "head", text: "Head", content: ["Head"] }],
      ids: ["head"],
      links: [],
      imageFiles: [],
      dependencies: [],
      problems: [],
      hidden: false,
      searchable: true,
      redirectFrom: [],
      sidebarLabel: "Title",
      sidebarPosition: null,
      tags: [],
      badges: [],
      keywords: [],
      lastReviewed: null,
    });
    expect(textOf(tree)).toContain("First paragraph.");
    expect(draft).toBe(false);
  });

  it("uses the values from the frontmatter", () => {
    const { fields, draft, root } = parts.doc(
      `---
title: Title
description: What it is
slug: b
sidebar_label: Short
sidebar_position: 2
tags: [t]
badges: [Since 3.1.0]
keywords: [k]
toc_depth: 4
draft: true
redirect_from: [/old]
last_reviewed: 2026-11-28
---

![i](./i.png)
`,
    );
    expect(fields).toMatchObject({
      path: "/gateway/how-to/b/",
      title: "Title",
      description: "What it is",
      sidebarLabel: "Short",
      sidebarPosition: 2,
      tags: ["t"],
      badges: ["Since 3.1.0"],
      keywords: ["k"],
      tocDepth: 4,
      redirectFrom: ["/old"],
      lastReviewed: "2026-11-28",
      imageFiles: [`${root}/content/gateway/how-to/i.png`],
      problems: [],
    });
    expect(draft).toBe(true);
  });

  it.each([
    ["", true, false],
    ["search: false", false, false],
    ["hidden: true", false, true],
    ["hidden: true\nsearch: true", false, true],
  ])("with %j is searchable: %s, hidden: %s", (yaml, searchable, hidden) => {
    expect(parts.doc(`---\ntitle: A\n${yaml}\n---\n`).fields).toMatchObject({ searchable, hidden });
  });

  it("has an address and defaults even if its frontmatter is invalid", () => {
    const { fields } = parts.doc("---\ntitle: A\nslug: b\ntoc_depth: 9\n---\n\n# Head\n");
    expect(fields).toMatchObject({ path: "/gateway/how-to/a/", title: "Head", tocDepth: 3 });
    expect(fields.problems).toHaveLength(1);
  });
});

it("gives an article its own address", () => {
  const { fields } = parts.article("---\ntitle: Questions\nkeywords: [faq]\n---\n\nAnswers.\n");
  expect(fields).toMatchObject({
    path: "/faq/",
    name: "faq",
    keywords: ["faq"],
    description: "Answers.",
    problems: [],
  });
  expect(fields).not.toHaveProperty("docId");
});

describe("a release", () => {
  it("has its address from the file name and its title from the frontmatter", () => {
    const { fields } = parts.release(
      `---
version: 1.33.0
line: Console
date: 2025-01-02
summary: Faster
breaking:
  - what: x
  - what: y
    do: z
security:
  - name: Image
    cves: [CVE-2024-41110]
    severity: critical
    affected: { below: 1.33.0 }
deprecations:
  - name: Old
    do: Use the new one.
knownIssues:
  - name: Slow
stop:
  at: "1.31"
  why: It copies data.
---

## Breaking changes

- **X.** Text.
- **Y.** Text.

## Security fixes

- **Image.** Updated. Severity: critical. Affected: releases before 1.33.0. The first affected release isn't known.

## Deprecations

- **Old.** Text.

## Known issues

- **Slow.** No fix is documented.
`,
    );
    expect(fields).toMatchObject({
      path: "/changelog/Console-1.33.0/",
      title: "Console 1.33.0",
      version: "1.33.0",
      line: "Console",
      date: "2025-01-02",
      summary: "Faster",
      description: "Faster",
      breaking: [
        { what: "x", do: null },
        { what: "y", do: "z" },
      ],
      security: ["CVE-2024-41110"],
      securityFixes: [
        { name: "Image", cves: ["CVE-2024-41110"], severity: "critical", affected: { below: "1.33.0" } },
      ],
      deprecations: [{ name: "Old", do: "Use the new one." }],
      knownIssues: [{ name: "Slow", fixedIn: null }],
      stop: { at: "1.31", why: "It copies data." },
      netResults: [],
      image: null,
      problems: [],
    });
  });

  it("of the CLI has an uppercase title, and is described by its text if it has no summary", () => {
    expect(parts.release("---\nversion: 0.5.0\nline: Cli\n---\n\nText.\n").fields).toMatchObject({
      title: "CLI 0.5.0",
      description: "Text.",
      date: null,
    });
  });

  it("reports missing keys", () => {
    expect(parts.release("---\ntitle: x\n---\n").fields.problems.map(formatProblem).join("\n"))
      .toMatchInlineSnapshot(`
        "content/changelog/Console-1.33.0.mdx:2:1  frontmatter \`version\` is missing; it must be text
        content/changelog/Console-1.33.0.mdx:2:1  frontmatter \`line\` is missing; it must be one of "Platform", "Console", "Gateway", "Cli"
        content/changelog/Console-1.33.0.mdx:2:1  frontmatter \`title\` isn't a known key. Known keys: version, line, date, summary, tags, breaking, security, deprecations, knownIssues, stop, netResults, image, redirect_from, draft"
      `);
  });
});
