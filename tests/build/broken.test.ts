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

      content/changelog/Gateway-3.8.1.mdx:4:1  frontmatter \`date\` must be a valid date, but is "2025-02-30"
      content/changelog/Gateway-3.8.1.mdx:9:1  the entry doesn't begin with a bold name
        begin the entry with \`**Short name.**\`
      content/changelog/Gateway-3.8.1.mdx:11:1  \`Feature\` isn't a heading for release notes
        did you mean \`New features\`? Headings: Breaking changes, Upgrade steps, Security fixes, Deprecations, New features, Improvements, Fixes, Known issues
      content/changelog/Gateway-3.8.2.mdx:2:1  the file is named \`Gateway-3.8.2\`, but its line and version give \`Gateway-3.8.3\`
        rename the file, or correct \`line\` or \`version\`
      content/changelog/Gateway-3.8.2.mdx:4:1  frontmatter \`breaking\` lists changes, but the page has no \`## Breaking changes\` section
        add the section, and describe each change in it
      content/changelog/Gateway-3.8.2.mdx:10:1  the entry doesn't begin with a bold name
        begin the entry with \`**Short name.**\`
      content/changelog/Gateway-3.8.2.mdx:12:1  \`New features\` must come before \`Fixes\`
        the order is Breaking changes, Upgrade steps, Security fixes, Deprecations, New features, Improvements, Fixes, Known issues
      content/changelog/Gateway-3.8.2.mdx:14:1  the section \`New features\` has text between its entries
        turn the text into an entry (\`- **Name.** Text\`) or a \`###\` section
      content/changelog/Gateway-3.8.2.mdx:16:1  \`Feature\` isn't a heading for release notes
        did you mean \`New features\`? Headings: Breaking changes, Upgrade steps, Security fixes, Deprecations, New features, Improvements, Fixes, Known issues
      content/manual/_itself.mdx:1:1  the partial imports itself: content/manual/_itself.mdx → content/manual/_itself.mdx
      content/manual/4%4.mdx  the address /manual/4%4/ can't contain \`%\`
        rename the file, or give it a \`slug\`
      content/manual/bad-types.mdx:2:1  frontmatter \`title\` must be text, but is the number 3.8; put it in quotes
      content/manual/bad-types.mdx:3:1  frontmatter \`toc_depth\` must be at most 6, but is the number 9
      content/manual/bad-types.mdx:4:1  frontmatter \`tags\` must be a list, but is "one, two"
      content/manual/bad-types.mdx:5:1  frontmatter \`hidden\` must be true or false, but is "yes"
      content/manual/bad-yaml.mdx:2:8  the frontmatter isn't valid YAML: Nested mappings are not allowed in compact mappings
        put text in quotes if it contains a colon or starts with a special character
      content/manual/c-sharp#.mdx  the address /manual/c-sharp#/ can't contain \`#\`
        rename the file, or give it a \`slug\`
      content/manual/c-sharp#.mdx:1:1  in frontmatter \`redirect_from\`, the old address \`/old/#part\` can't have a query or a hash, because redirects match only the path
      content/manual/c-sharp#.mdx:9:1  \`{#v1/topics}\` isn't a valid heading ID
        use letters, digits, dots, dashes and underscores, as in \`{#v1-topics}\`
      content/manual/cut.mdx:2:8  the value ends at \`Connect to cluster\`, because YAML treats \`#1\` as a comment
        put the value in quotes, or move the comment to its own line
      content/manual/empty.mdx:1:1  the file is empty
        add frontmatter with a title, or delete the file
      content/manual/expressions.mdx:5:17  an expression failed: \`version.gatway\` isn't a variable. Use one of: version.console, version.gateway, version.cli
      content/manual/expressions.mdx:7:6  an expression failed: undefinedName is not defined
      content/manual/fences.mdx:9:1  \`titel="x.sh"\` isn't an option for code fences
        options: title="…", {1,3-5}, numberLines, wrap, variables; for diagrams also alt="…" and height=N
      content/manual/html-in-markdown.md:3:1  \`<script>\` isn't allowed in content
        use an author component, or inline code to show the tag
      content/manual/html-in-markdown.md:5:1  \`onClick\` on \`<p>\` isn't allowed, because content can't run scripts
      content/manual/html.mdx:5:1  \`<script>\` isn't allowed in content
        use an author component, or inline code to show the tag
      content/manual/html.mdx:7:1  \`onClick\` on \`<p>\` isn't allowed, because content can't run scripts
      content/manual/html.mdx:9:1  \`href\` on \`<a>\` has an address with the scheme \`javascript:\`. Use one of: http, https, mailto, tel
      content/manual/images.mdx:7:1  the image \`./not-there.png\` doesn't exist
        add content/manual/not-there.png, or correct the path
      content/manual/links.mdx:5:3  broken link: \`no-such-page.mdx\` doesn't lead to a page
      content/manual/links.mdx:6:3  broken link: \`/manual/imagse/\` doesn't lead to a page
        did you mean \`/manual/images/\`?
      content/manual/links.mdx:7:3  broken anchor: \`fine-with-bom.mdx#secnd\` doesn't match any ID on /manual/fine-with-bom/
      content/manual/links.mdx:8:3  broken anchor: \`#not-here\` doesn't match any ID on /manual/links/
      content/manual/links.mdx:9:3  the link has no address
        add an address, or remove the brackets
      content/manual/no-title.mdx:1:1  the page has no title
        add \`title: …\` to the frontmatter, or begin the page with \`# Title\`
      content/manual/partials.mdx:6:1  the partial \`./_missing.mdx\` doesn't exist
        create content/manual/_missing.mdx, or correct the path
      content/manual/same-path.mdx  the address /manual/fine-with-bom/ is already used by content/manual/fine-with-bom.mdx
        rename one of the files, or give it a \`slug\`
      content/manual/sidebar.yaml:11:1  the sidebar lists a page that doesn't exist: \`imagse\`
        did you mean \`images\`?
      content/manual/sidebar.yaml:12:1  {"label":"Category","itmes":["images"]} isn't a sidebar entry
        write a page ID, or an entry with one of these keys: items, link, doc, autogenerate
      content/manual/terms.mdx:5:4  \`intercepter\` isn't a term in the glossary
        did you mean \`interceptor\`? Terms are in content/glossary.yaml
      content/manual/unclosed.mdx:7:1  the MDX isn't valid: Expected a closing tag for \`<Steps>\` (7:1-7:8)
        each tag needs a closing tag with the same indentation
      content/manual/unknown-component.mdx:5:1  \`<Admonitoin>\` isn't a component
        did you mean \`<Admonition>\`? Components: Admonition, Tabs, Tab, Steps, Cards, Card, Details, CodeGroup, Kbd, Badge, Since, Term, FilterableTable, ResourceBuilder, SupportWindows, CompatibilityTable, CompatibilityPicker, InterceptorFacts, InterceptorOptions, InterceptorExample, InterceptorErrors, InterceptorLimits, InterceptorDemos, EnvironmentVariables, Metrics, ResourceFields, ResourceExample, ResourceChecks, CliCommands, CliGlobalFlags, CliFlags, CliKinds, CliVariables, CliExitCodes, ApiEndpoints, ChartVersions
      content/manual/unknown-component.mdx:11:1  \`tone\` of \`<Badge>\` must be one of "neutral", "accent", "note", "tip", "warning", "danger", but is "loud"
      content/manual/unknown-component.mdx:13:1  \`:::warn\` isn't an admonition
        Types: note, tip, info, warning, danger
      content/manual/unknown-key.mdx:3:1  frontmatter \`sidebar_lable\` isn't a known key. Did you mean \`sidebar_label\`? Known keys: title, description, slug, sidebar_label, sidebar_position, tags, badges, keywords, toc_depth, hidden, draft, search, redirect_from, last_reviewed
      content/redirects.yaml:1:1  a redirect loop: /loop/a/ → /loop/b/ → /loop/c/ → /loop/a/
      content/redirects.yaml:2:1  a redirect loop: /loop/b/ → /loop/c/ → /loop/a/ → /loop/b/
      content/redirects.yaml:3:1  a redirect loop: /loop/c/ → /loop/a/ → /loop/b/ → /loop/c/
      content/redirects.yaml:4:1  the redirect from /manual/images/ hides a page
        the page is content/manual/images.mdx
      content/redirects.yaml:5:1  the redirect from /old/nowhere/ leads to a page that doesn't exist: /manual/nowhere/
      content/redirects.yaml:6:1  the old address \`relative\` must start with a single slash
      content/redirects.yaml:7:1  the redirect from \`/old/script\` leads to an address with the scheme \`javascript:\`
        use one of: http, https, mailto, tel
      content/support/compatibility.yaml:2:15  \`versions.from\` must be text, but is the number 3.8; put it in quotes
      content/support/compatibility.yaml:3:3  \`with\` must be one of "console", "gateway", "cli", "kafka", "kafka-clients", "postgresql", "kubernetes", "helm", "console-chart", "gateway-chart", but is "kafak"
      content/support/compatibility.yaml:4:3  \`supported\` must be a range with \`from\`, \`below\` or both, but is {}
      content/support/versions.yaml  no support window includes Gateway 3.8.3
        add one for the release in content/changelog/Gateway-3.8.2.mdx
      content/support/versions.yaml:3:3  \`from\` must be a version lower than \`below\`, but is "3.0.0"
      content/support/versions.yaml:8:3  \`until\` must be a valid date, but is "2025-02-30"
      src/pages/lost.tsx  the route component of /lost/ has no default export
        export the page's component with \`export default\`
      src/site/site.config.ts  \`versions.gateway\` is 3.8.1, but the highest release of Gateway is 3.8.3
        set it to "3.8.3", or correct content/changelog/Gateway-3.8.2.mdx
      src/site/site.config.ts  \`navbar.items.0\`: the sidebar \`attic\` has nothing to link to
        use a sidebar with pages, or remove the item"
  `);
});

test("problems that don't stop a build are reported as warnings", () => {
  expect(reportAfter(/The content has \d+ warnings/)).toMatchInlineSnapshot(`
    "warning The content has 7 warnings in 5 files.

      content/manual/4%4.mdx  this page isn't in any sidebar
        add \`- 4%4\` to content/manual/sidebar.yaml, or set \`hidden: true\`
      content/manual/c-sharp#.mdx  this page isn't in any sidebar
        add \`- c-sharp#\` to content/manual/sidebar.yaml, or set \`hidden: true\`
      content/manual/c-sharp#.mdx:7:1  \`[one](./VS Code.md)\` isn't a link, so it's shown as typed
        put an address with spaces in angle brackets: \`[text](<./VS Code.md>)\`
      content/manual/c-sharp#.mdx:7:1  \`**重要（…）：**\` isn't emphasized, so its asterisks are shown
        after punctuation, emphasis ends only before a space or more punctuation. Write \`<strong>…</strong>\` instead
      content/manual/fences.mdx:5:1  \`yamll\` isn't a known code fence language, so the code is shown as plain text
      content/manual/links.mdx:13:1  the heading ID \`one\` is used twice
        line 11 already uses it
      content/manual/not-in-sidebar.mdx  this page isn't in any sidebar
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
