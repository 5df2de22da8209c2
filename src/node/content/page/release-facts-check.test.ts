import { describe, expect, it } from "vitest";
import { releaseFrontmatter } from "./frontmatter";
import { formatProblem } from "../../../model/problem/problem";
import { readEntries } from "../../../model/release/release-entry";
import { mdx } from "./compile-fixture.test-support";
import { checkReleaseFacts } from "./release-facts-check";
import { splitSource } from "../../reading/source";

function problemsOf(body: string, frontmatter = ""): string {
  const raw = `---\nversion: "3.8.1"\nline: Gateway\n${frontmatter}---\n\n${body}`;
  const source = splitSource("content/changelog/Gateway-3.8.1.mdx", raw);
  const entries = readEntries(mdx(source.body).compiled.tree);
  return checkReleaseFacts(source, entries, releaseFrontmatter.parse(source.frontmatter))
    .map(formatProblem)
    .join("\n");
}

const security = `security:
  - name: "CVE in \`x\`"
    cves: [CVE-2024-41110]
    severity: critical
    affected: { from: "3.7.0", to: "3.8.0" }
`;

describe("checkReleaseFacts", () => {
  it("reports nothing if text and frontmatter agree", () => {
    expect(
      problemsOf(
        "## Security fixes\n\n- **CVE in `x`.** Gone. Severity: critical. Affected: 3.7.0 to 3.8.0.\n",
        security,
      ),
    ).toBe("");
    expect(
      problemsOf(
        "## Known issues\n\n- **A.** b. Fixed in [3.9.0](./x.mdx).\n- **B.** c. No fix is documented.\n",
        'knownIssues:\n  - name: A\n    fixedIn: "3.9.0"\n  - name: B\n',
      ),
    ).toBe("");
  });

  it("reports a severity, range or fix that differs from the text", () => {
    expect(
      problemsOf(
        "## Security fixes\n\n- **CVE in `x`.** Gone. Severity: high. Affected: 3.7.0 to 3.8.0.\n",
        security,
      ),
    ).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:13:1  the text of \`CVE in x\` differs from its frontmatter
          write \`Severity: critical. Affected: 3.7.0 to 3.8.0.\`"
    `);
    expect(
      problemsOf(
        "## Known issues\n\n- **A.** No fix is documented.\n",
        'knownIssues:\n  - name: A\n    fixedIn: "3.9.0"\n',
      ),
    ).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:11:1  the text of \`A\` differs from its frontmatter
          write \`Fixed in 3.9.0.\`"
    `);
  });

  it("reports entries without frontmatter, and frontmatter without an entry", () => {
    expect(
      problemsOf(
        "## Deprecations\n\n- **Old name.** Use the new one.\n",
        "deprecations:\n  - name: Other\n    do: Use it.\n",
      ),
    ).toMatchInlineSnapshot(`
      "content/changelog/Gateway-3.8.1.mdx:5:5  the page has no entry named \`Other\`
      content/changelog/Gateway-3.8.1.mdx:11:1  frontmatter \`deprecations\` has no item for \`Old name\`
          add an item with the entry's \`name\`"
    `);
  });

  it.each([
    "Adapt scripts that compare it.",
    "It begins with v. Check files in which it is meant literally.",
    "Scripts have to be adapted.",
    "It moved: rename nothing. Rename the rest.",
  ])("reports a fix that requires an action: %s", (text) => {
    expect(problemsOf(`## Fixes\n\n- **A.** ${text}\n`)).toContain(
      "move it to Breaking changes or Upgrade steps",
    );
    expect(problemsOf(`## Upgrade steps\n\n- **A.** ${text}\n`)).toBe("");
  });

  it("lets new features describe how to use them", () => {
    expect(
      problemsOf("## New features\n\n- **A.** Set `X` to check the connection. You can remove it later.\n"),
    ).toBe("");
  });
});
