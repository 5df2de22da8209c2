import { expect, it } from "vitest";
import { pageFrontmatter, releaseFrontmatter } from "./frontmatter";
import { formatProblem } from "../../../model/problem/problem";
import { splitSource } from "../../reading/source";
import { checkValue } from "../../reading/yaml-file";

const check = (
  yaml: string,
  schema: typeof pageFrontmatter | typeof releaseFrontmatter = pageFrontmatter,
) => {
  const source = splitSource("content/a.mdx", `---\n${yaml}\n---\n`);
  const { value, problems } = checkValue(source, source.frontmatter, schema, "frontmatter ");
  return { frontmatter: value, problems: problems.map(formatProblem).join("\n") };
};

it("returns the typed frontmatter of a page", () => {
  const yaml =
    "title: ' A '\nslug: /x/y\ntoc_depth: 4\nhidden: true\nredirect_from: [/old]\nlast_reviewed: 2026-11-28";
  expect(check(yaml)).toEqual({
    frontmatter: {
      title: "A",
      slug: "/x/y",
      toc_depth: 4,
      hidden: true,
      redirect_from: ["/old"],
      last_reviewed: "2026-11-28",
    },
    problems: "",
  });
});

it("reports every invalid key of a page at its position, with the allowed values", () => {
  const yaml = [
    "title: 3.0",
    "sidebar_lable: x",
    "slug: a b",
    "sidebar_position: first",
    "tags: [a, 1]",
    "toc_depth: 7",
    "hidden: 'yes'",
    "description:",
    "redirect_from: old",
    "last_reviewed: 2026-13-01",
  ];
  const { frontmatter, problems } = check(yaml.join("\n"));
  expect(frontmatter).toBeNull();
  expect(problems).toMatchInlineSnapshot(`
    "content/a.mdx:2:1  frontmatter \`title\` must be text, but is the number 3; put it in quotes
    content/a.mdx:9:1  frontmatter \`description\` must be text, but is null
    content/a.mdx:4:1  frontmatter \`slug\` must be a path segment, or a path that starts with a slash, but is "a b"
    content/a.mdx:5:1  frontmatter \`sidebar_position\` must be a number, but is "first"
    content/a.mdx:6:11  frontmatter \`tags.1\` must be text, but is the number 1; put it in quotes
    content/a.mdx:7:1  frontmatter \`toc_depth\` must be at most 6, but is the number 7
    content/a.mdx:8:1  frontmatter \`hidden\` must be true or false, but is "yes"
    content/a.mdx:10:1  frontmatter \`redirect_from\` must be a list, but is "old"
    content/a.mdx:11:1  frontmatter \`last_reviewed\` must be a valid date, but is "2026-13-01"
    content/a.mdx:3:1  frontmatter \`sidebar_lable\` isn't a known key. Did you mean \`sidebar_label\`? Known keys: title, description, slug, sidebar_label, sidebar_position, tags, badges, keywords, toc_depth, hidden, draft, search, redirect_from, last_reviewed"
  `);
});

it("reports every invalid key of a release", () => {
  const yaml =
    "version: 3.8\nline: Kafka\nbreaking:\n  - what: x\n    why: y\n  - do: z\nsecurity: [{name: a, cves: [CVE-1], affected: {}}]";
  expect(check(yaml, releaseFrontmatter).problems).toMatchInlineSnapshot(`
    "content/a.mdx:2:1  frontmatter \`version\` must be text, but is the number 3.8; put it in quotes
    content/a.mdx:3:1  frontmatter \`line\` must be one of "Platform", "Console", "Gateway", "Cli", but is "Kafka"
    content/a.mdx:6:5  frontmatter \`breaking.0.why\` isn't a known key
    content/a.mdx:7:5  frontmatter \`breaking.1.what\` is missing; it must be text
    content/a.mdx:8:29  frontmatter \`security.0.cves.0\` must be an ID such as CVE-2024-41110, but is "CVE-1"
    content/a.mdx:8:37  frontmatter \`security.0.affected\` must be a range with either \`below\`, or \`to\` and optionally \`from\`, but is {}"
  `);
});

it("reports frontmatter that is a list", () => {
  expect(check("- title").problems).toMatchInlineSnapshot(
    `"content/a.mdx:2:1  frontmatter \`(root)\` must be a map, but is ["title"]"`,
  );
});

it.each(["a", "a.b", "/", "/a", "/a/b/", "a/b"])("accepts %s as a slug", (slug) => {
  expect(check(`slug: ${slug}`).problems).toBe("");
});

it.each(["'a b'", "a?b", "'a#b'", "//a", "''"])("rejects %s as a slug", (slug) => {
  expect(check(`slug: ${slug}`).problems).not.toBe("");
});
