import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { releaseFrontmatter } from "../../src/node/content/page/frontmatter";
import { splitSource } from "../../src/node/reading/source";
import {
  knownDifferences,
  publishedReleases,
  releaseFacts,
  unlistedReleases,
  type ReleaseFacts,
} from "../release-facts";

const folder = path.join(PROJECT_ROOT, "content/changelog");
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => path.basename(file, ".mdx"));

function ownFacts(name: string): ReleaseFacts {
  const file = path.join(folder, `${name}.mdx`);
  const { frontmatter } = splitSource(file, readFileSync(file, "utf8"));
  const { date, image, tags, security, breaking } = releaseFrontmatter.parse(frontmatter);
  return {
    date: date ?? "unknown",
    image: image ?? null,
    tags: tags ?? [],
    security: [...new Set((security ?? []).flatMap(({ cves = [] }) => cves))].toSorted(),
    breaking: breaking !== undefined,
  };
}

const sorted = (facts: ReleaseFacts): ReleaseFacts => ({ ...facts, security: facts.security.toSorted() });

test("there are notes for every published release, and no others", () => {
  expect(names.toSorted()).toEqual(
    [...Object.keys(publishedReleases), ...Object.keys(unlistedReleases)].toSorted(),
  );
  expect(Object.keys(publishedReleases)).toHaveLength(119);
  expect(publishedReleases).not.toMatchObject(unlistedReleases);
});

test.each(Object.entries(releaseFacts()))(
  "the notes of %s have its date, image, tags and vulnerabilities, and mention whether it breaks something",
  (name, facts) => {
    expect(ownFacts(name)).toEqual(sorted(facts));
  },
);

test.each(
  knownDifferences.flatMap((difference) => difference.releases.map((name) => [name, difference] as const)),
)("the known differences in %s still exist", (name, { change }) => {
  const facts = publishedReleases[name];
  expect(facts).toBeDefined();
  if (facts)
    for (const [key, value] of Object.entries(change(facts)))
      expect(facts).not.toMatchObject({ [key]: value });
});

/** Releases with changes only to parts of the products that no page covers, such as lists in the Console UI. */
const withoutSubject = ["1.1.3", "1.7.2", "Console-1.18.2", "Console-1.21.1"];

test("all notes link to the pages about their changes, if there are such pages", () => {
  const without = names.filter((name) => {
    const { body } = splitSource(name, readFileSync(path.join(folder, `${name}.mdx`), "utf8"));
    return !/\]\(\.\.\/(?:articles|desktop|gateway|guides|platform)\/[^)]+\.mdx[^)]*\)/.test(body);
  });
  expect(without.toSorted()).toEqual(withoutSubject);
});
