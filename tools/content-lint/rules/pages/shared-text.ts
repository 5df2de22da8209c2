import { errorIn, type ContentProblem } from "../../../../src/model/problem/problem";
import type { Content } from "../../rule/content";
import { isDraft, type ContentDocument } from "../../document/content-document";
import type { Rule } from "../../rule/rule";

/** The number of identical consecutive words that can't be a coincidence. */
const longestShared = 20;

/** The number of shared words that a message quotes. */
const quoted = 8;

interface PlacedWord {
  word: string;
  line: number;
  column: number;
}

interface Occurrence {
  page: number;
  index: number;
}

/**
 * Copied text gets out of sync. Releases can repeat each other, because the upgrade path shows their entries separately. Drafts
 * can still contain the words of their template.
 */
export const sharedText: Rule = {
  id: "pages/shared-text",
  about: `Passages of ${longestShared} words or more that two pages, or a page and a partial, share.`,
  check: ({ documents }) => sharedTextProblems(documents),
};

/** @returns one problem for each run of shared words, in the later file */
function sharedTextProblems(documents: Content["documents"]): ContentProblem[] {
  const finished = documents.filter((document) => !isDraft(document));
  const pages = finished.map((document) => ({ ...document, words: placedWords(document.prose) }));
  const seen = new Map<string, Occurrence[]>();
  const problems: ContentProblem[] = [];
  for (const [page, document] of pages.entries()) {
    const { file, words } = document;
    let reportedTo = 0;
    for (let index = 0; index + longestShared <= words.length; index += 1) {
      const run = words.slice(index, index + longestShared).map(({ word }) => word);
      const before = seen.get(run.join(" ")) ?? [];
      seen.set(run.join(" "), [...before, { page, index }]);
      const other = before.find((each) => each.page !== page && !areReleases(document, pages[each.page]));
      const there = other && pages[other.page];
      const [here, first] = [words[index], there?.words[other?.index ?? 0]];
      if (index < reportedTo || !other || !there || !here || !first) continue;
      const length = sharedLength(words.slice(index), there.words.slice(other.index));
      reportedTo = index + length;
      const message = `${length} words in a row are also in ${there.file}:${first.line}: "${run.slice(0, quoted).join(" ")} …"`;
      const hint = "move the text into a partial, or keep it on one page and link to that page";
      problems.push(errorIn(file, message, hint, here));
    }
  }
  return problems;
}

function areReleases(one: ContentDocument, other: ContentDocument | undefined): boolean {
  return one.kind === "release" && other?.kind === "release";
}

function sharedLength(one: readonly PlacedWord[], other: readonly PlacedWord[]): number {
  const end = one.findIndex(({ word }, index) => word !== other[index]?.word);
  return end < 0 ? one.length : end;
}

function placedWords(prose: string): PlacedWord[] {
  return prose.split("\n").flatMap((line, index) =>
    [...line.matchAll(/[\p{L}\d]+(?:['’]\p{L}+)*/gu)].map((match) => ({
      word: match[0].toLowerCase(),
      line: index + 1,
      column: match.index + 1,
    })),
  );
}
