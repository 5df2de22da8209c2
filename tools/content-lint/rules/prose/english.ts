import type { ContentProblem } from "../../../../src/model/problem/problem";
import type { Content } from "../../rule/content";
import { isDataText } from "../../document/data-prose";
import { placedYaml } from "../../document/frontmatter";
import { documentBlocks, quotedBlocks, yamlBlocks, type TextBlock } from "../../document/text-blocks";
import type { EnglishPattern } from "../../facts/english-patterns";
import { problemOf, type Finding } from "../../document/finding";
import type { Rule } from "../../rule/rule";

/** Checks pages, data, the site's own texts, and documents for developers. */
export const english: Rule = {
  id: "prose/english",
  about: "Wording that a native writer wouldn't use: `fail` in content/english.yaml.",
  check: (content) => problemsOf(content, content.english?.fail ?? [], false),
};

/** Checks the same texts, but the findings require human judgment. */
export const englishHints: Rule = {
  id: "prose/english-hints",
  about: "Wording that is often wrong: `hints` in content/english.yaml (hint).",
  check: (content) => problemsOf(content, content.english?.hints ?? [], true),
};

interface FileTexts {
  file: string;
  blocks: TextBlock[];
}

function problemsOf(
  content: Content,
  patterns: readonly EnglishPattern[],
  isHint: boolean,
): ContentProblem[] {
  if (patterns.length === 0) return [];
  const compiled = patterns.map((pattern) => ({
    ...pattern,
    expression: new RegExp(pattern.says, pattern.case ? "g" : "gi"),
  }));
  return textsOf(content).flatMap(({ file, blocks }) => {
    const own = compiled.filter((each) => each.in === undefined || file.startsWith(`content/${each.in}/`));
    return blocks.flatMap((block) =>
      own.flatMap((pattern) => findings(block, pattern, isHint).map((finding) => problemOf(file, finding))),
    );
  });
}

function findings(
  { text, kind, lineAt }: TextBlock,
  { expression, sentences, use }: EnglishPattern & { expression: RegExp },
  isHint: boolean,
): Finding[] {
  if (sentences && kind === "fragment") return [];
  return [...text.matchAll(expression)].map(({ 0: said, index }) => ({
    line: lineAt(index + said.length),
    message: `a native writer wouldn't write "${said.trim()}"`,
    hint: `write: ${use}`,
    isHint,
  }));
}

const readTexts = new WeakMap<Content, FileTexts[]>();

/** The texts of all files, split once for both rules. */
function textsOf(content: Content): FileTexts[] {
  const texts = readTexts.get(content) ?? newTexts(content);
  readTexts.set(content, texts);
  return texts;
}

function newTexts({ documents, manuals, data, siteTexts }: Content): FileTexts[] {
  return [
    ...[...documents, ...manuals].map((each) => ({ file: each.file, blocks: documentBlocks(each) })),
    ...data.map(({ file, text }) => ({ file, blocks: yamlBlocks(placedYaml(text, 0), isDataText) })),
    ...siteTexts.map(({ file, prose }) => ({ file, blocks: quotedBlocks(prose) })),
  ];
}
