import { DOMParser, ParseError } from "@xmldom/xmldom";
import type { Finding } from "../document/finding";

/** Parses XML up to the first error. */
export function xmlFindings(code: string): Finding[] {
  const findings: Finding[] = [];
  const parser = new DOMParser({
    onError: (_level, message, { locator }: { locator?: { lineNumber?: number } }) => {
      findings.push({
        line: Math.max(1, locator?.lineNumber ?? 1),
        message: `the sample isn't well-formed XML: ${message}`,
      });
    },
  });
  try {
    parser.parseFromString(code, "text/xml");
  } catch (error) {
    // A fatal error has already been reported above when it's thrown.
    if (!(error instanceof ParseError)) throw error;
  }
  return findings.slice(0, 1);
}
