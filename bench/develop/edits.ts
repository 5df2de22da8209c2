/** A change that an author makes while a page is open. */
export interface Edit {
  name: string;
  /** The page that shows the change. */
  path: string;
  /** The changed file. */
  file: string;
  /** Adds a new word to the page. */
  change: (text: string, word: string) => string;
}

const append = (text: string, word: string): string => `${text}\n${word}\n`;

export const edits: readonly Edit[] = [
  {
    name: "a page",
    path: "/gateway/concepts/virtual-clusters/",
    file: "content/gateway/concepts/virtual-clusters.mdx",
    change: append,
  },
  {
    name: "a partial",
    path: "/gateway/demos/ops/ksqlDB/",
    file: "content/gateway/demos/_start.mdx",
    change: append,
  },
  {
    name: "a sidebar",
    path: "/gateway/concepts/virtual-clusters/",
    file: "content/gateway/sidebar.yaml",
    change: (text, word) => `${text}- link: https://example.com/${word}\n  label: ${word}\n`,
  },
  {
    name: "a data file",
    path: "/gateway/configuration/env-variables/",
    file: "content/reference/gateway-variables.yaml",
    change: (text, word) =>
      text.replace(
        /Network interface that Gateway listens on.*?\./,
        `Network interface that Gateway listens on (${word}).`,
      ),
  },
];
