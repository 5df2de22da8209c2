import { expect, it } from "vitest";
import { pageFrontmatter, releaseFrontmatter } from "./frontmatter";
import { formatProblem } from "../../../model/problem/problem";
import { checkFrontmatter } from "./check-frontmatter";
import { splitSource } from "../../reading/source";

const check = (
  yaml: string,
  schema: typeof pageFrontmatter | typeof releaseFrontmatter = pageFrontmatter,
) => {
  const source = splitSource("content/a.mdx", `---\n${yaml}\n---\n`);
  const { frontmatter, problems } = checkFrontmatter(source, schema as typeof pageFrontmatter);
  return { frontmatter, problems: problems.map(formatProblem).join("\n") };
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
    "content/a.mdx:2:1  frontmatter \`title\`: found the number 3, text is expected; put it in quotes
    content/a.mdx:9:1  frontmatter \`description\`: found null, text is expected
    content/a.mdx:4:1  frontmatter \`slug\`: found "a b", a path segment, or a path that starts with a slash is expected
    content/a.mdx:5:1  frontmatter \`sidebar_position\`: found "first", a number is expected
    content/a.mdx:6:11  frontmatter \`tags.1\`: found the number 1, text is expected; put it in quotes
    content/a.mdx:7:1  frontmatter \`toc_depth\`: found the number 7, 6 or less is expected
    content/a.mdx:8:1  frontmatter \`hidden\`: found "yes", true or false is expected
    content/a.mdx:10:1  frontmatter \`redirect_from\`: found "old", a list is expected
    content/a.mdx:11:1  frontmatter \`last_reviewed\`: found "2026-13-01", a valid date is expected
    content/a.mdx:3:1  frontmatter \`sidebar_lable\`: unknown key, did you mean \`sidebar_label\`? Known keys: title, description, slug, sidebar_label, sidebar_position, tags, badges, keywords, toc_depth, hidden, draft, search, redirect_from, last_reviewed"
  `);
});

it("reports every invalid key of a release", () => {
  const yaml =
    "version: 3.8\nline: Kafka\nbreaking:\n  - what: x\n    why: y\n  - do: z\nsecurity: [{name: a, cves: [CVE-1], affected: {}}]";
  expect(check(yaml, releaseFrontmatter).problems).toMatchInlineSnapshot(`
    "content/a.mdx:2:1  frontmatter \`version\`: found the number 3.8, text is expected; put it in quotes
    content/a.mdx:3:1  frontmatter \`line\`: found "Kafka", one of "Platform", "Console", "Gateway", "Cli" is expected
    content/a.mdx:6:5  frontmatter \`breaking.0.why\`: unknown key
    content/a.mdx:7:5  frontmatter \`breaking.1.what\`: is missing, text is expected
    content/a.mdx:8:29  frontmatter \`security.0.cves.0\`: found "CVE-1", an ID such as CVE-2024-41110 is expected
    content/a.mdx:8:37  frontmatter \`security.0.affected\`: found {}, \`below\`, or \`to\` with or without \`from\` is expected"
  `);
});

it("reports frontmatter that is a list", () => {
  expect(check("- title").problems).toMatchInlineSnapshot(
    `"content/a.mdx:2:1  frontmatter \`(root)\`: found ["title"], a set of keys is expected"`,
  );
});

it.each(["a", "a.b", "/", "/a", "/a/b/", "a/b"])("accepts %s as a slug", (slug) => {
  expect(check(`slug: ${slug}`).problems).toBe("");
});

it.each(["'a b'", "a?b", "'a#b'", "//a", "''"])("rejects %s as a slug", (slug) => {
  expect(check(`slug: ${slug}`).problems).not.toBe("");
});
