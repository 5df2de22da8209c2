import { LineCounter, parseAllDocuments, type Document } from "yaml";
import { offsetOf } from "../../content/yaml-file";
import type { Finding } from "./sample";

/** One document of a YAML or JSON sample. */
export interface SampleDocument {
  value: unknown;
  /** 1-based line of the last step of a path that is there. */
  lineOf: (path: readonly (string | number)[]) => number;
}

/** The documents of a YAML sample, and its mistakes. JSON is YAML too. */
export function yamlDocuments(code: string): { documents: SampleDocument[]; findings: Finding[] } {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(code, { lineCounter: lines, prettyErrors: false, logLevel: "silent" });
  const documents: Document[] = Array.isArray(parsed) ? parsed : [];
  return {
    documents: documents
      .filter(({ errors }) => errors.length === 0)
      .map((document) => ({
        value: document.toJS() as unknown,
        lineOf: (path) => lines.linePos(offsetOf(document, path)).line,
      })),
    findings: documents.flatMap(({ errors }) =>
      errors.map((error) => ({
        line: lines.linePos(error.pos[0]).line,
        message: `not valid YAML: ${error.message}`,
      })),
    ),
  };
}
