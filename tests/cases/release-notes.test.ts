import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { releaseFrontmatter } from "../../src/node/content/page/frontmatter";
import { formatProblem } from "../../src/model/problem/problem";
import { parseReleaseName, type ReleaseId } from "../../src/model/release/release";
import { readEntries } from "../../src/model/release/release-entry";
import { compareVersions } from "../../src/model/release/version";
import { mdx } from "../../src/node/content/page/compile-fixture.test-support";
import { assignHeadingIds } from "../../src/node/content/page/headings";
import { assignEntryIds } from "../../src/node/content/page/release-entries";
import { checkReleaseFacts } from "../../src/node/content/page/release-facts-check";
import { splitSource } from "../../src/node/reading/source";

const folder = path.join(PROJECT_ROOT, "content/changelog");

const releases = readdirSync(folder).map((file) => {
  const name = path.basename(file, ".mdx");
  const source = splitSource(`content/changelog/${file}`, readFileSync(path.join(folder, file), "utf8"));
  const { tree } = mdx(source.body).compiled;
  const { ids } = assignHeadingIds(tree);
  assignEntryIds(tree, ids);
  const id = parseReleaseName(name);
  if (!id) throw new Error(`${name} is no release`);
  return {
    ...(id satisfies ReleaseId),
    name,
    source,
    entries: readEntries(tree),
    frontmatter: releaseFrontmatter.parse(source.frontmatter),
  };
});

describe("release notes", () => {
  test("have the same facts in text and data, and require actions only where readers look for them", () => {
    const problems = releases.flatMap(({ source, entries, frontmatter }) =>
      checkReleaseFacts(source, entries, frontmatter),
    );
    expect(problems.map(formatProblem)).toEqual([]);
  });

  test("describe what to do about each breaking change", () => {
    const without = releases.flatMap(({ name, frontmatter }) =>
      (frontmatter.breaking ?? []).filter((change) => !change.do).map(({ what }) => `${name}: ${what}`),
    );
    expect(without).toEqual([]);
  });

  test("have net results that replace existing entries, including one of their own release", () => {
    const keys = new Set(releases.flatMap(({ name, entries }) => entries.map(({ id }) => `${name}#${id}`)));
    for (const { name, frontmatter } of releases)
      for (const { replaces } of frontmatter.netResults ?? []) {
        expect(replaces.filter((key) => !keys.has(key))).toEqual([]);
        expect(replaces.some((key) => key.startsWith(`${name}#`))).toBe(true);
      }
  });

  test("have known issues that existing later releases fix, and stops at existing earlier releases", () => {
    const versions = new Set(releases.map(({ version }) => version));
    for (const { name, version, frontmatter } of releases) {
      for (const { fixedIn } of frontmatter.knownIssues ?? [])
        if (fixedIn !== undefined) {
          expect(versions, name).toContain(fixedIn);
          expect(compareVersions(fixedIn, version)).toBeGreaterThan(0);
        }
      if (frontmatter.stop) {
        expect(versions, name).toContain(`${frontmatter.stop.at}.0`);
        expect(compareVersions(`${frontmatter.stop.at}.0`, version)).toBeLessThanOrEqual(0);
      }
    }
  });

  test("are complete on their own and don't refer to other notes", () => {
    const speaking = releases.filter(({ source }) => /\b(?:published|public) notes\b/i.test(source.body));
    expect(speaking.map(({ name }) => name)).toEqual([]);
  });
});
