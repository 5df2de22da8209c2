import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { releaseFrontmatter } from "../../src/node/content/page/frontmatter";
import { parseReleaseName, releaseTitle } from "../../src/model/release/release";
import { readEntries, type ReleaseEntry } from "../../src/model/release/release-entry";
import { filterReleases, shownText, type ListedRelease } from "../../src/model/release/release-list";
import { releaseWords } from "../../src/model/release/release-words";
import { environmentAt } from "../../src/node/content/page/compile-fixture.test-support";
import { compilePage } from "../../src/node/content/page/page";

const folder = path.join(PROJECT_ROOT, "content/changelog");

/** The releases of this site in the list's form. */
const releases = readdirSync(folder).map((file): ListedRelease & { entries: ReleaseEntry[] } => {
  const raw = readFileSync(path.join(folder, file), "utf8");
  const name = path.basename(file, ".mdx");
  const { tree, frontmatter } = compilePage(
    `content/changelog/${file}`,
    raw,
    releaseFrontmatter,
    releaseTitle,
    environmentAt(PROJECT_ROOT),
  );
  const id = parseReleaseName(name);
  if (!id || !frontmatter) throw new Error(`${file} is no release`);
  const release = {
    ...id,
    name,
    summary: frontmatter.summary ?? null,
    breaking: frontmatter.breaking ?? [],
    security: frontmatter.security?.flatMap(({ cves = [] }) => cves) ?? [],
  };
  const entries = readEntries(tree);
  return {
    ...release,
    entries,
    path: `/changelog/${name}/`,
    date: frontmatter.date ?? null,
    kinds: [],
    words: releaseWords(entries, shownText(release)),
  };
});

const found = (words: string) =>
  filterReleases(releases, { line: undefined, kind: null, words }).map(({ name }) => name);

describe("the filter in the list of releases", () => {
  test("finds words that only entries contain", () => {
    expect(found("jq").toSorted()).toEqual(["1.10.0", "1.11.0", "1.16.1", "1.2.0", "Console-1.25.1"]);
    expect(found("ldap")).toHaveLength(13);
    expect(found("sni expiry")).toEqual(["Gateway-3.5.0"]);
    expect(found("zebrafish")).toEqual([]);
  });

  test("finds every entry by its name", () => {
    const missed = releases.flatMap(({ name, entries }) =>
      entries.filter((entry) => !found(entry.name).includes(name)).map((entry) => `${name}: ${entry.name}`),
    );
    expect(missed).toEqual([]);
  });

  test("adds less than 15 KB to the page", () => {
    const listed = releases.map(({ entries: _entries, ...release }) => release);
    const sizeOf = (list: unknown) => gzipSync(JSON.stringify(list)).length;
    const added = sizeOf(listed) - sizeOf(listed.map((release) => ({ ...release, words: "" })));
    expect(added).toBeLessThan(15_000);
  });
});
