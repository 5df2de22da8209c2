import { LineCounter, parseAllDocuments, type Document } from "yaml";
import { offsetOf } from "../../../src/node/reading/yaml-file";
import type { Sample } from "../document/sample";
import type { Finding } from "../document/finding";

/** A document in a YAML or JSON sample. */
export interface SampleDocument {
  value: unknown;
  /** 1-based line of the last existing step of a path. */
  lineOf: (path: readonly (string | number)[]) => number;
}

/** YAML in the form that rules need. */
export interface ParsedYaml {
  /** The documents that can be read. */
  documents: SampleDocument[];
  findings: Finding[];
}

const parsedSamples = new WeakMap<Sample, ParsedYaml>();

/** The documents in a YAML or JSON sample, parsed once for all rules; empty for other languages. */
export function documentsIn(sample: Sample): SampleDocument[] {
  return ["yaml", "yml", "json"].includes(sample.language) ? parsedOnce(sample).documents : [];
}

/** A sample parsed as YAML, once for all rules. */
export function parsedOnce(sample: Sample): ParsedYaml {
  const parsed = parsedSamples.get(sample) ?? yamlDocuments(sample.code);
  parsedSamples.set(sample, parsed);
  return parsed;
}

/** The documents in YAML, and its errors. JSON is YAML too. */
export function yamlDocuments(code: string): ParsedYaml {
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
        message: `the sample isn't valid YAML: ${error.message}`,
      })),
    ),
  };
}
