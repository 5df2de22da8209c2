import { describe, expect, it } from "vitest";
import { versionedSite as site } from "../../site/versioned-site.test-support";
import { environmentAt, withFiles, type ContentFiles } from "../content/page/compile-fixture.test-support";
import { formatProblem } from "../../model/problem/problem";
import { contentFileOf } from "./content-files";
import { docPageParts } from "./page-fields";
import { locationOf } from "./page-location";

/** Compiles the last of some files. */
function compiled(source: string, name: string, files: ContentFiles) {
  return withFiles(files, (root) => {
    const contentFile = contentFileOf(root, `${root}/content/${source}/${name}`, name);
    const location = locationOf(root, site, source, contentFile)!;
    if (typeof location.kind === "string") throw new Error("This is no folder of documentation.");
    const raw = files[`content/${source}/${name}`] ?? "";
    return docPageParts(contentFile, raw, location, location.kind, environmentAt(root)).fields;
  });
}

describe("the address of a page", () => {
  it.each([
    ["versioned/manual/2.0", "a.mdx", "", "/manual/a/"],
    ["versioned/manual/1.0", "a.mdx", "", "/manual/1.0/a/"],
    ["versioned/manual/1.0", "a.mdx", "slug: b", "/manual/1.0/b/"],
    ["versioned/manual/1.0", "a.mdx", "slug: /manual/b", "/manual/1.0/b/"],
    ["versioned/manual/1.0", "a.mdx", "slug: /b", "/b/"],
  ])("in %s, for %s with `%s`, is %s", (source, name, key, expected) => {
    const text = `---\ntitle: A\n${key}\n---\n`;
    expect(compiled(source, name, { [`content/${source}/${name}`]: text }).path).toBe(expected);
  });
});

describe("a translation", () => {
  const source = "i18n/ar/versioned/manual/1.0";
  const file = `content/${source}/a.md`;

  it("has its original's address, and is compiled again if that changes", () => {
    const { path, locale, version, dependencies } = compiled(source, "a.md", {
      "content/versioned/manual/1.0/a.mdx": "---\ntitle: A\nslug: chosen\nredirect_from: [/x]\n---\n",
      [file]: "---\ntitle: ا\nredirect_from: [/y]\n---\n",
    });
    expect({ path, locale, version }).toEqual({
      path: "/ar/manual/1.0/chosen/",
      locale: "ar",
      version: "1.0",
    });
    expect(dependencies.map((dependency) => dependency.file)).toEqual(["content/versioned/manual/1.0/a.mdx"]);
  });

  it("has old addresses in its own language", () => {
    const text = "---\ntitle: ا\nredirect_from: [/y/]\n---\n";
    expect(compiled(source, "a.md", { [file]: text }).redirectFrom).toEqual(["/ar/y/"]);
  });

  it("without an original, or with a slug, is an error", () => {
    const slug = "---\ntitle: ا\nslug: b\n---\n";
    const problems = [
      compiled(source, "a.md", { [file]: slug }),
      compiled(source, "a.md", { "content/versioned/manual/1.0/a.mdx": "# A\n", [file]: slug }),
    ].flatMap((page) => page.problems.map(formatProblem));
    expect(problems.join("\n")).toMatchInlineSnapshot(`
      "content/i18n/ar/versioned/manual/1.0/a.md:1:1  this file isn't the translation of any page
          give it the same name as the original file, or write the original first
      content/i18n/ar/versioned/manual/1.0/a.md:1:1  a translation can't have a \`slug\`
          remove the key; a translation has the address of its original, content/versioned/manual/1.0/a.mdx"
    `);
  });
});

it("files in other folders have no address", () => {
  const at = withFiles({}, (root) =>
    locationOf(root, site, "images", contentFileOf(root, `${root}/content/images/a.mdx`, "a.mdx")),
  );
  expect(at).toBeNull();
});
