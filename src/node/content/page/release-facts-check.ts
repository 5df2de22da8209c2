import type { ReleaseFrontmatter } from "./frontmatter";
import { textOf } from "../../../model/content/content-tree";
import type { ContentProblem } from "../../../model/problem/problem";
import type { EntryKind, ReleaseEntry } from "../../../model/release/release-entry";
import { fixNote, plainName } from "../../../model/release/release-facts";
import { securityNote } from "../../../model/release/security-fix";
import { Reporter } from "../../problems/reporter";
import type { ContentSource } from "../../reading/source";

/** Kinds of entries that must not require an action on upgrade. */
const harmless: ReadonlySet<EntryKind> = new Set(["feature", "improvement", "fix"]);

/** A sentence that asks users with a running installation to change or check something. */
const request =
  /\b(?:adapt|adapted|adjust|adjusted)\b|(?:^|[.:;] )(?:Adapt|Adjust|Change|Check|Compare|Correct|Delete|Look (?:at|for|through)|Remove|Rename|Replace|Review|Update)\b/;

/**
 * Checks that the frontmatter and the text of a release agree about security fixes, deprecations and known issues, and that
 * every entry that requires an action on a running installation is a breaking change or an upgrade step.
 * @param entries of the release, in the order of the page
 * @param frontmatter null if it has problems
 */
export function checkReleaseFacts(
  source: ContentSource,
  entries: readonly ReleaseEntry[],
  frontmatter: ReleaseFrontmatter | null,
): ContentProblem[] {
  const report = new Reporter(source.file);
  for (const entry of entries) {
    if (harmless.has(entry.kind) && request.test(textOf(entry.content).replace(/\s+/g, " ")))
      report.error(
        positionOf(entry, source),
        `\`${entry.name}\` requires an action on a running installation`,
        "move it to Breaking changes or Upgrade steps",
      );
  }
  if (!frontmatter) return report.problems;
  const { security = [], deprecations = [], knownIssues = [] } = frontmatter;
  const ofKind = (kind: EntryKind) => entries.filter((entry) => entry.kind === kind);
  compareNames(source, report, "security", ofKind("security"), security);
  compareNames(source, report, "deprecations", ofKind("deprecation"), deprecations);
  compareNames(source, report, "knownIssues", ofKind("known-issue"), knownIssues);
  const expectNote = (kind: EntryKind, name: string, note: string) => {
    const entry = ofKind(kind).find((each) => each.name === plainName(name));
    if (entry && !textOf(entry.content).includes(note))
      report.error(
        positionOf(entry, source),
        `the text of \`${entry.name}\` differs from its frontmatter`,
        `write \`${note}\``,
      );
  };
  for (const { name, severity, affected } of security)
    expectNote("security", name, securityNote(severity, affected));
  for (const { name, fixedIn } of knownIssues) expectNote("known-issue", name, fixNote(fixedIn));
  return report.problems;
}

function compareNames(
  source: ContentSource,
  report: Reporter,
  key: string,
  entries: readonly ReleaseEntry[],
  facts: readonly { readonly name: string }[],
): void {
  facts.forEach(({ name }, index) => {
    if (!entries.some((entry) => entry.name === plainName(name)))
      report.error(source.positionOf([key, index]), `the page has no entry named \`${name}\``);
  });
  for (const entry of entries) {
    if (!facts.some(({ name }) => plainName(name) === entry.name))
      report.error(
        positionOf(entry, source),
        `frontmatter \`${key}\` has no item for \`${entry.name}\``,
        "add an item with the entry's `name`",
      );
  }
}

/** The line of an entry's name. */
function positionOf({ name }: ReleaseEntry, { body }: ContentSource): { line: number; column: number } {
  const index = body
    .split("\n")
    .findIndex((line) => /^(?:- \*\*|### )/.test(line) && line.replaceAll("`", "").includes(name));
  return { line: Math.max(index, 0) + 1, column: 1 };
}
