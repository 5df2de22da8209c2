import { readFile } from "node:fs/promises";
import { gatsbyStore } from "../gatsby-store";

interface FileParser {
  parseFile(file: string, addError: (error: unknown) => void): Promise<unknown>;
}

/**
 * Replaces Gatsby's query parser. Gatsby parses every script that contains the letters `config` or `Head`, and traverses it
 * five times. This version parses only pages and files that can contain a query or a slice.
 * @param original loads Gatsby's module
 */
export function fileParserReplacement(original: () => unknown): unknown {
  const { default: Parser } = original() as { default: new (options?: object) => FileParser };
  class QuickFileParser extends Parser {
    override async parseFile(file: string, addError: (error: unknown) => void): Promise<unknown> {
      // For pages, Gatsby also needs to know which functions they export.
      if (gatsbyStore().getState().components.has(file)) return super.parseFile(file, addError);
      // Gatsby reports files that can't be read.
      const text = await readFile(file.replace(/\?.*$/, ""), "utf8").catch(() => undefined);
      if (text !== undefined && !mayHoldQuery(text, file)) return null;
      return super.parseFile(file, addError);
    }
  }
  return { __esModule: true, default: QuickFileParser };
}

/** Whether a script can contain a query, or a component that Gatsby looks for. Packages name these components, but don't use them. */
export function mayHoldQuery(text: string, file: string): boolean {
  if (/\bgraphql\b\s*\(?\s*`/.test(text)) return true;
  return (
    !/[\\/]node_modules[\\/]/.test(file) &&
    /\b(?:StaticImage|StaticQuery|useStaticQuery)\b|<Slice\b/.test(text)
  );
}
