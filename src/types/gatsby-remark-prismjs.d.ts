declare module "gatsby-remark-prismjs" {
  import type { Root } from "mdast";
  /** Replaces the code nodes of a tree by `html` nodes with Prism's markup. */
  const remarkPrism: (input: { markdownAST: Root }, options?: { noInlineHighlight?: boolean }) => void;
  export default remarkPrism;
}

declare module "gatsby-remark-prismjs/load-prism-language.js" {
  interface LoadPrismLanguage {
    (language: string): void;
    /** Prism's own name for a language or an alias; undefined where it has none. */
    getBaseLanguageName(nameOrAlias: string): string | undefined;
  }
  const loadPrismLanguage: LoadPrismLanguage;
  export default loadPrismLanguage;
}
