import { DOMParser, ParseError } from "@xmldom/xmldom";
import type { Finding } from "../finding";

/** Reads XML up to the first place that isn't well-formed. */
export function xmlFindings(code: string): Finding[] {
  const findings: Finding[] = [];
  const parser = new DOMParser({
    onError: (_level, message, { locator }: { locator?: { lineNumber?: number } }) => {
      findings.push({
        line: Math.max(1, locator?.lineNumber ?? 1),
        message: `not well-formed XML: ${message}`,
      });
    },
  });
  try {
    parser.parseFromString(code, "text/xml");
  } catch (error) {
    // A fatal error was told above before it is thrown.
    if (!(error instanceof ParseError)) throw error;
  }
  return findings.slice(0, 1);
}
