import { readFile } from "node:fs/promises";
import { gatsbyStore } from "../gatsby-store";

interface FileParser {
  parseFile(file: string, addError: (error: unknown) => void): Promise<unknown>;
}

/**
 * What Gatsby gets for its parser of queries. It parses every script that has the letters `config` or `Head` somewhere, and
 * goes through it five times; here only pages and files that can hold a query or a slice are parsed.
 * @param original loads Gatsby's module
 */
export function fileParserStandIn(original: () => unknown): unknown {
  const { default: Parser } = original() as { default: new (options?: object) => FileParser };
  class QuickFileParser extends Parser {
    override async parseFile(file: string, addError: (error: unknown) => void): Promise<unknown> {
      // Of pages Gatsby also wants to know which functions they export.
      if (gatsbyStore().getState().components.has(file)) return super.parseFile(file, addError);
      // A file that can't be read is Gatsby's to report.
      const text = await readFile(file.replace(/\?.*$/, ""), "utf8").catch(() => undefined);
      if (text !== undefined && !mayHoldQuery(text)) return null;
      return super.parseFile(file, addError);
    }
  }
  return { __esModule: true, default: QuickFileParser };
}

/** Whether a script may hold a query, or a component that Gatsby looks for. */
export function mayHoldQuery(text: string): boolean {
  return /\bgraphql\b\s*(?:`|\()|\b(?:StaticImage|StaticQuery|useStaticQuery)\b|<Slice\b/.test(text);
}
