import type { Content } from "./content";
import { readDocument } from "../document/content-document";
import type { ProseRules } from "../facts/prose-rules";
import type { Rule } from "./rule";

/** Empty facts. Spread them and add what matters. */
export const noFacts: Content["facts"] = {
  ...{ kinds: [], interceptors: [], variables: [], images: new Map(), currentReleases: [] },
  ...{ kafka: null, api: null, commandLine: null, metrics: null, variableData: [], stated: null },
};

/** Prose rules that require nothing. */
export const noProseRules: ProseRules = {
  ...{ cut: [], linkTexts: [], articles: [], names: [], otherNames: {}, longSentence: 40, subjects: [] },
  sections: { prerequisites: [], results: [], failures: [], next: [], cleanUp: [] },
};

/** Content that consists of a few files. @param files texts by path */
export function contentOf(files: Readonly<Record<string, string>>, rest: Partial<Content> = {}): Content {
  return {
    ...{
      root: "/",
      data: [],
      siteTexts: [],
      manuals: [],
      english: null,
      facts: noFacts,
      prose: null,
      diagramSizes: {},
    },
    documents: Object.entries(files).map(([file, text]) => readDocument(file, text)),
    ...rest,
  };
}

/** The findings of rules, each as `file:line message`, with `(hint)` if it's a hint. */
export async function found(rules: Rule | readonly Rule[], content: Content): Promise<string[]> {
  const problems = await Promise.all([rules].flat().map(async ({ check }) => check(content)));
  return problems
    .flat()
    .map(
      ({ file, line, message, severity }) =>
        `${file}:${line} ${message}${severity === "warning" ? " (hint)" : ""}`,
    );
}
