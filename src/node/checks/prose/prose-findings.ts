import type { ProseRules } from "../../../model/prose-rules";
import { sentencesOf } from "../samples/read-samples";

/** Something in a text that the house style is against. */
export interface ProseFinding {
  /** 1-based. */
  line: number;
  message: string;
  /** Whether a person has to judge it: it is no fault by itself. */
  isHint: boolean;
}

/** Names and abbreviations that keep their capitals in a heading. */
const capital = /^(?:[A-Z][a-z]*[A-Z0-9][A-Za-z0-9]*|[A-Z0-9_]{2,}s?|I|[A-Z])$/;

/**
 * Holds the sentences of a content file to the house style.
 * @param text the whole file
 * @param rules what the house style names, from content/prose.yaml
 */
export function proseFindings(text: string, rules: ProseRules): ProseFinding[] {
  return sentencesOf(withoutFrontmatter(text))
    .split("\n")
    .flatMap((line, index, lines) => {
      const beginning = lines[index - 1]?.trim() ? null : line;
      return [...lineFindings(line, rules), ...smallBeginnings(line, beginning)].map((finding) => ({
        ...finding,
        line: index + 1,
      }));
    });
}

function lineFindings(line: string, rules: ProseRules): Omit<ProseFinding, "line">[] {
  const plain = line.replace(/`[^`]*`/g, "x").replace(/\]\([^)]*\)/g, "]");
  return [
    ...headingFindings(line, rules.names),
    ...rules.cut
      .filter((word) => new RegExp(`\\b${escaped(word)}\\b`, "i").test(plain))
      .map((word) => ({ message: `the style asks to cut "${word}"`, isHint: false })),
    ...[...line.matchAll(/(?<!!)\[([^\]]*)\]\(/g)]
      .map(([, words = ""]) => words)
      .filter((words) => rules.linkTexts.includes(words.toLowerCase()))
      .map((words) => ({ message: `a link called "${words}" doesn't name its target`, isHint: false })),
    ...productNameFindings(plain, rules.articles),
    ...(/!\[\s*\]\(/.test(line) ? [{ message: "the picture has no alternative text", isHint: false }] : []),
    ...longSentences(plain, rules.longSentence),
  ];
}

function headingFindings(line: string, names: readonly string[]): Omit<ProseFinding, "line">[] {
  const heading = /^#{2,6} (.*?)(?: \{#[\w-]+\})?$/.exec(line)?.[1];
  if (heading === undefined) return [];
  const words = heading
    .replace(/`[^`]*`|<[^>]*>|\{[^}]*\}/g, "")
    .split(/[\s/(),–—-]+/)
    .filter(Boolean);
  const wrong = words
    .filter((word, index) => index > 0 && !/[.:?]$/.test(words[index - 1] ?? ""))
    .map((word) => word.replace(/[^\w']|'s$/g, ""))
    .filter((word) => /^[A-Z]/.test(word) && !capital.test(word) && !names.includes(word));
  return [
    ...wrong.map((word) => ({ message: `headings are in sentence case: "${word}"`, isHint: true })),
    ...(/[^.]\.$/.test(heading) ? [{ message: "a heading ends without a full stop", isHint: false }] : []),
  ];
}

/** The name is "the product" where a site sets none, so it takes no article. */
function productNameFindings(line: string, articles: readonly string[]): Omit<ProseFinding, "line">[] {
  const article = new RegExp(`\\b(${articles.map(escaped).join("|")})[\\s*_]+\\{product\\.name\\}`, "gi");
  return [...line.matchAll(article)].map(([, word = ""]) => ({
    message: `"${word} {product.name}" becomes "${word} the product"`,
    isHint: false,
  }));
}

/**
 * For the same reason it can't begin a sentence.
 * @param paragraph the line where it begins a paragraph, else null
 */
function smallBeginnings(line: string, paragraph: string | null): Omit<ProseFinding, "line">[] {
  const inside = /(?:^\s*(?:[-*+>#]|\d+\.)\s+|[.!?]\s+|\|\s*)[*_]*\{product\.name\}/;
  if (!inside.test(line) && !/^\s*[*_]*\{product\.name\}/.test(paragraph ?? "")) return [];
  return [{ message: "a sentence can't begin with {product.name}, which may be small", isHint: false }];
}

function longSentences(line: string, most: number): Omit<ProseFinding, "line">[] {
  if (/^\s*(\||<|#|:::|import |export )/.test(line)) return [];
  return line
    .split(/[.!?:;](?:\s|$)/)
    .map((sentence) => sentence.trim().split(/\s+/).length)
    .filter((count) => count > most)
    .map((count) => ({ message: `a sentence of ${count} words`, isHint: true }));
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function withoutFrontmatter(text: string): string {
  const block = /^---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(\r?\n|$)/.exec(text)?.[0] ?? "";
  return "\n".repeat(block.split("\n").length - 1) + text.slice(block.length);
}
