import { beforeAll, expect, test } from "vitest";
import { buildFixtureSite, type FixtureBuild } from "../harness/fixture-site";

let build: FixtureBuild;

beforeAll(async () => {
  build = await buildFixtureSite("broken", { clean: true });
});

/** A report's lines: its first line and all empty or indented lines after it. */
function reportAfter(start: RegExp): string {
  const lines = build.output.split("\n");
  const from = lines.findIndex((line) => start.test(line));
  if (from < 0) throw new Error(`No line matches ${String(start)} in:\n${build.output}`);
  const length = lines.slice(from + 1).findIndex((line) => line !== "" && !line.startsWith("  "));
  return lines
    .slice(from, from + 1 + length)
    .join("\n")
    .trim();
}

test("a site with errors doesn't build", () => {
  expect(build.exitCode).not.toBe(0);
  expect(build.output).not.toContain("Done building");
});

test("a single report lists every error with its position and a hint", () => {
  expect(reportAfter(/The content has \d+ errors/)).toMatchInlineSnapshot(`
    "error The content has 62 errors in 28 files.

      content/changelog/Gateway-3.8.1.mdx:4:1  frontmatter \`date\`: found "2025-02-30", a valid date is expected
      content/changelog/Gateway-3.8.1.mdx:9:1  an entry without a bold name
        begin it with \`**Short name.**\`
      content/changelog/Gateway-3.8.1.mdx:11:1  \`Feature\` is no heading of a release
        did you mean \`New features\`? Headings: Breaking changes, Upgrade steps, Security fixes, Deprecations, New features, Improvements, Fixes, Known issues
      content/changelog/Gateway-3.8.2.mdx:2:1  the file is named \`Gateway-3.8.2\`, but its version and line make \`Gateway-3.8.3\`
        readers find a release by its name: correct one of them
      content/changelog/Gateway-3.8.2.mdx:4:1  frontmatter \`breaking\` names changes, but the page has no section \`## Breaking changes\`
        describe each of them there
      content/changelog/Gateway-3.8.2.mdx:10:1  an entry without a bold name
        begin it with \`**Short name.**\`
      content/changelog/Gateway-3.8.2.mdx:12:1  \`New features\` stands after \`Fixes\`
        the order is Breaking changes, Upgrade steps, Security fixes, Deprecations, New features, Improvements, Fixes, Known issues
      content/changelog/Gateway-3.8.2.mdx:14:1  text between the entries of \`New features\`
        make it an entry: \`- **Name.** Text\`, or a \`###\` section
      content/changelog/Gateway-3.8.2.mdx:16:1  \`Feature\` is no heading of a release
        did you mean \`New features\`? Headings: Breaking changes, Upgrade steps, Security fixes, Deprecations, New features, Improvements, Fixes, Known issues
      content/manual/_itself.mdx:1:1  a partial imports itself: content/manual/_itself.mdx → content/manual/_itself.mdx
      content/manual/4%4.mdx  the address /manual/4%4/ can't hold \`%\`
        rename the file or give it a \`slug\`
      content/manual/bad-types.mdx:2:1  frontmatter \`title\`: found the number 3.8, text is expected; put it in quotes
      content/manual/bad-types.mdx:3:1  frontmatter \`toc_depth\`: found the number 9, 6 or less is expected
      content/manual/bad-types.mdx:4:1  frontmatter \`tags\`: found "one, two", a list is expected
      content/manual/bad-types.mdx:5:1  frontmatter \`hidden\`: found "yes", true or false is expected
      content/manual/bad-yaml.mdx:2:8  the frontmatter is not valid YAML: Nested mappings are not allowed in compact mappings
        put text that holds a colon or starts with a special character in quotes
      content/manual/c-sharp#.mdx  the address /manual/c-sharp#/ can't hold \`#\`
        rename the file or give it a \`slug\`
      content/manual/c-sharp#.mdx:1:1  frontmatter \`redirect_from\`: the old address \`/old/#part\` has a query or a hash, which redirects can't tell apart
      content/manual/c-sharp#.mdx:9:1  \`{#v1/topics}\` is no id of a heading
        an id has letters, digits, dots, dashes and underscores: \`{#v1-topics}\`
      content/manual/cut.mdx:2:8  the value ends at \`Connect to cluster\`: YAML takes \`#1\` for a comment
        quote the value, or put the comment on a line of its own
      content/manual/empty.mdx:1:1  the file is empty
        begin with frontmatter that holds a title, or delete the file
      content/manual/expressions.mdx:5:17  an expression fails: there is no variable \`version.gatway\`; variables: version.console, version.gateway, version.cli
      content/manual/expressions.mdx:7:6  an expression fails: undefinedName is not defined
      content/manual/fences.mdx:9:1  unknown option \`titel="x.sh"\` after the language of a fence
        options: title="…", {1,3-5}, numberLines, wrap, variables; in diagrams alt="…" and height=N
      content/manual/html-in-markdown.md:3:1  \`<script>\` is not allowed in content
        use an author component, or inline code to show the tag
      content/manual/html-in-markdown.md:5:1  \`onClick\` on \`<p>\` is not allowed: content runs no script
      content/manual/html.mdx:5:1  \`<script>\` is not allowed in content
        use an author component, or inline code to show the tag
      content/manual/html.mdx:7:1  \`onClick\` on \`<p>\` is not allowed: content runs no script
      content/manual/html.mdx:9:1  \`href\` on \`<a>\` has an address with the scheme \`javascript:\`; allowed: http, https, mailto, tel
      content/manual/images.mdx:7:1  there is no image \`./not-there.png\`
        looked for content/manual/not-there.png
      content/manual/links.mdx:5:3  broken link: \`no-such-page.mdx\` leads to no page
      content/manual/links.mdx:6:3  broken link: \`/manual/imagse/\` leads to no page
        nearest: \`/manual/images/\`
      content/manual/links.mdx:7:3  broken anchor: \`fine-with-bom.mdx#secnd\` names no id on /manual/fine-with-bom/
      content/manual/links.mdx:8:3  broken anchor: \`#not-here\` names no id on /manual/links/
      content/manual/links.mdx:9:3  a link without an address
        write where it leads, or take the brackets away
      content/manual/no-title.mdx:1:1  the page has no title
        write \`title: …\` in the frontmatter or begin with \`# Title\`
      content/manual/partials.mdx:6:1  there is no partial \`./_missing.mdx\`
        looked for content/manual/_missing.mdx
      content/manual/same-path.mdx  the address /manual/fine-with-bom/ is taken by content/manual/fine-with-bom.mdx
        rename one file or give it a \`slug\`
      content/manual/sidebar.yaml:11:1  the sidebar names a page that doesn't exist: \`imagse\`
        did you mean \`images\`?
      content/manual/sidebar.yaml:12:1  not a sidebar entry: {"label":"Category","itmes":["images"]}
        an entry is a page id, or has one of items, link, doc, autogenerate
      content/manual/terms.mdx:5:4  the glossary has no term \`intercepter\`
        did you mean \`interceptor\`? Terms are in content/glossary.yaml
      content/manual/unclosed.mdx:7:1  MDX can't be read: Expected a closing tag for \`<Steps>\` (7:1-7:8)
        each tag needs its closing tag at the same level of indentation
      content/manual/unknown-component.mdx:5:1  there is no component \`<Admonitoin>\`
        did you mean \`<Admonition>\`? Components: Admonition, Tabs, Tab, Steps, Cards, Card, Details, CodeGroup, Kbd, Badge, Since, Term, FilterableTable, ResourceBuilder, SupportWindows, CompatibilityTable, CompatibilityPicker, InterceptorFacts, InterceptorOptions, InterceptorExample, InterceptorErrors, InterceptorLimits, InterceptorDemos, EnvironmentVariables, Metrics, ResourceFields, ResourceExample, ResourceChecks, CliCommands, CliGlobalFlags, CliFlags, CliKinds, CliVariables, CliExitCodes, ApiEndpoints, ChartVersions
      content/manual/unknown-component.mdx:11:1  \`tone\` of \`<Badge>\`: found "loud", one of "neutral", "accent", "note", "tip", "warning", "danger" is expected
      content/manual/unknown-component.mdx:13:1  there is no admonition \`:::warn\`
        Types: note, tip, info, warning, danger
      content/manual/unknown-key.mdx:3:1  frontmatter \`sidebar_lable\`: unknown key, did you mean \`sidebar_label\`? Known keys: title, description, slug, sidebar_label, sidebar_position, tags, badges, keywords, toc_depth, hidden, draft, search, redirect_from, last_reviewed
      content/redirects.yaml:1:1  a redirect loop: /loop/a/ → /loop/b/ → /loop/c/ → /loop/a/
      content/redirects.yaml:2:1  a redirect loop: /loop/b/ → /loop/c/ → /loop/a/ → /loop/b/
      content/redirects.yaml:3:1  a redirect loop: /loop/c/ → /loop/a/ → /loop/b/ → /loop/c/
      content/redirects.yaml:4:1  the redirect from /manual/images/ hides a page
        the page is content/manual/images.mdx
      content/redirects.yaml:5:1  the redirect from /old/nowhere/ leads to no page: /manual/nowhere/
      content/redirects.yaml:6:1  the old address \`relative\` doesn't start with one slash
      content/redirects.yaml:7:1  the redirect from \`/old/script\` leads to an address with the scheme \`javascript:\`
        allowed: http, https, mailto, tel
      content/support/compatibility.yaml:2:1  \`versions.from\`: found the number 3.8, text is expected; put it in quotes
      content/support/compatibility.yaml:3:1  \`with\`: found "kafak", one of "console", "gateway", "cli", "kafka", "kafka-clients", "postgresql", "kubernetes", "helm", "console-chart", "gateway-chart" is expected
      content/support/compatibility.yaml:4:1  \`supported\`: found {}, \`from\`, \`below\` or both is expected
      content/support/versions.yaml  no support window holds Gateway 3.8.3
        add one for the release of content/changelog/Gateway-3.8.2.mdx
      content/support/versions.yaml:3:1  \`from\`: found "3.0.0", a version lower than \`below\` is expected
      content/support/versions.yaml:8:1  \`until\`: found "2025-02-30", a valid date is expected
      src/pages/lost.tsx  the route component of /lost/ has no default export
        export the page's component with \`export default\`
      src/site/site.config.ts  \`versions.gateway\` is 3.8.1, but the highest release of Gateway is 3.8.3
        set it to "3.8.3", or correct content/changelog/Gateway-3.8.2.mdx
      src/site/site.config.ts  \`navbar.items.0\`: the sidebar \`attic\` has nothing to link to
        write a page that the sidebar names, or take the item out"
  `);
});

test("problems that don't stop a build are reported as warnings", () => {
  expect(reportAfter(/The content has \d+ warnings/)).toMatchInlineSnapshot(`
    "warning The content has 7 warnings in 5 files.

      content/manual/4%4.mdx  no sidebar names this page
        add \`- 4%4\` to content/manual/sidebar.yaml, or set \`hidden: true\`
      content/manual/c-sharp#.mdx  no sidebar names this page
        add \`- c-sharp#\` to content/manual/sidebar.yaml, or set \`hidden: true\`
      content/manual/c-sharp#.mdx:7:1  \`[one](./VS Code.md)\` is no link: it is shown as it is
        write an address with blanks in angle brackets: \`[text](<./VS Code.md>)\`
      content/manual/c-sharp#.mdx:7:1  \`**重要（…）：**\` is no emphasis: its marks are shown
        after punctuation, emphasis ends only before a blank or punctuation; or write \`<strong>…</strong>\`
      content/manual/fences.mdx:5:1  unknown language \`yamll\` of a code fence: shown as plain text
      content/manual/links.mdx:13:1  the heading id \`one\` is chosen twice
        line 11 has it already
      content/manual/not-in-sidebar.mdx  no sidebar names this page
        add \`- not-in-sidebar\` to content/manual/sidebar.yaml, or set \`hidden: true\`"
  `);
});

test("each kind of report is printed once", () => {
  expect(build.output.match(/The content has \d+ error/g)).toHaveLength(1);
  expect(build.output.match(/The content has \d+ warning/g)).toHaveLength(1);
});

test("a byte order mark and CRLF line endings aren't errors", () => {
  expect(build.output).not.toMatch(/fine-with-bom\.mdx:?\d* {2}/);
});

test("an author's mistake is reported without a stack trace", () => {
  expect(build.output).not.toMatch(/^\s+at |gatsby-node\.js:\d/m);
});
