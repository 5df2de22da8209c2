import { sentencesOf } from "../samples/read-samples";

/** Something in a text that the house style is against. */
export interface ProseFinding {
  /** 1-based. */
  line: number;
  message: string;
  /** Whether a person has to judge it: it is no fault by itself. */
  isHint: boolean;
}

/** Words that content/STYLE.md asks to cut, in the sense that it means. */
const banned: readonly [RegExp, string][] = [
  [/\bsimply\b/i, "simply"],
  [/\bplease\b/i, "please"],
  [/\bnote that\b/i, "note that"],
  [/\bin order to\b/i, "in order to"],
  [/\bclick here\b/i, "click here"],
];

const longSentence = 40;

/** Names and abbreviations that keep their capitals in a heading. */
const capital = /^(?:[A-Z][a-z]*[A-Z0-9][A-Za-z0-9]*|[A-Z0-9_]{2,}s?|I|[A-Z])$/;

/** Words that are written with a capital wherever they stand. */
const names = new Set(
  (
    "Avro Azure Cloud Compose Confluent Connect Console Docker Gateway Git Google Grafana Helm Homebrew Java Jolokia Kafka " +
    "Keycloak Kubernetes Linux Mac Okta Prometheus Protobuf Registry Schema Secret Streams Terraform Vault Windows"
  ).split(" "),
);

/**
 * Holds the sentences of a content file to the house style.
 * @param text the whole file
 */
export function proseFindings(text: string): ProseFinding[] {
  return sentencesOf(withoutFrontmatter(text))
    .split("\n")
    .flatMap((line, index) => lineFindings(line).map((finding) => ({ ...finding, line: index + 1 })));
}

function lineFindings(line: string): Omit<ProseFinding, "line">[] {
  const plain = line.replace(/`[^`]*`/g, "x").replace(/\]\([^)]*\)/g, "]");
  return [
    ...headingFindings(line),
    ...banned
      .filter(([pattern]) => pattern.test(plain))
      .map(([, word]) => ({ message: `the style asks to cut "${word}"`, isHint: false })),
    ...[...line.matchAll(/(?<!!)\[(here|this page|this link|link)\]\(/gi)].map(([, words = ""]) => ({
      message: `a link called "${words}" doesn't name its target`,
      isHint: false,
    })),
    ...(/!\[\s*\]\(/.test(line) ? [{ message: "the picture has no alternative text", isHint: false }] : []),
    ...longSentences(plain),
  ];
}

function headingFindings(line: string): Omit<ProseFinding, "line">[] {
  const heading = /^#{2,6} (.*?)(?: \{#[\w-]+\})?$/.exec(line)?.[1];
  if (heading === undefined) return [];
  const words = heading
    .replace(/`[^`]*`|<[^>]*>|\{[^}]*\}/g, "")
    .split(/[\s/(),–—-]+/)
    .filter(Boolean);
  const wrong = words
    .filter((word, index) => index > 0 && !/[.:?]$/.test(words[index - 1] ?? ""))
    .map((word) => word.replace(/[^\w']|'s$/g, ""))
    .filter((word) => /^[A-Z]/.test(word) && !capital.test(word) && !names.has(word));
  return [
    ...wrong.map((word) => ({ message: `headings are in sentence case: "${word}"`, isHint: true })),
    ...(/[^.]\.$/.test(heading) ? [{ message: "a heading ends without a full stop", isHint: false }] : []),
  ];
}

function longSentences(line: string): Omit<ProseFinding, "line">[] {
  if (/^\s*(\||<|#|:::|import |export )/.test(line)) return [];
  return line
    .split(/[.!?:;](?:\s|$)/)
    .map((sentence) => sentence.trim().split(/\s+/).length)
    .filter((count) => count > longSentence)
    .map((count) => ({ message: `a sentence of ${count} words`, isHint: true }));
}

function withoutFrontmatter(text: string): string {
  const block = /^---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(\r?\n|$)/.exec(text)?.[0] ?? "";
  return "\n".repeat(block.split("\n").length - 1) + text.slice(block.length);
}
