import type { Sample } from "../../document/sample";
import type { Finding } from "../../document/finding";
import { dockerfileFindings } from "../../languages/dockerfile";
import { hclFindings } from "../../languages/hcl";
import { propertyKey, propertyLines } from "../../languages/java-properties";
import { javascriptFindings } from "../../languages/javascript";
import { sqlFindings } from "../../languages/sql";
import { xmlFindings } from "../../languages/xml";
import { parsedOnce } from "../../languages/yaml-documents";
import { sampleRule } from "../../rule/rule";

/** Checks every fence, and scripts that contain YAML or JSON. */
export const syntax = sampleRule(
  "samples/syntax",
  "Samples that the parser for their language can't parse.",
  (sample) => (sample.form === "inline" ? [] : syntaxFindings(sample)),
);

type SyntaxCheck = (code: string, sample: Sample) => Finding[] | Promise<Finding[]>;

/** The parsers by language, for one sample at a time. The shell parses all shell samples together. */
const parsers: Readonly<Record<string, SyntaxCheck>> = {
  yaml: (_code, sample) => parsedOnce(sample).findings,
  yml: (_code, sample) => parsedOnce(sample).findings,
  json: jsonFindings,
  properties: propertiesFindings,
  hcl: hclFindings,
  terraform: hclFindings,
  xml: xmlFindings,
  sql: sqlFindings,
  dockerfile: dockerfileFindings,
  docker: dockerfileFindings,
  js: javascriptFindings,
  javascript: javascriptFindings,
};

/** Whether samples in a language are parsed here. */
export function hasParser(language: string): boolean {
  return Object.hasOwn(parsers, language);
}

/** The syntax error in a sample; nothing for languages that aren't checked. */
export async function syntaxFindings(sample: Sample): Promise<Finding[]> {
  return (await parsers[sample.language]?.(sample.code, sample)) ?? [];
}

/** One value, or one on each line. */
function jsonFindings(code: string): Finding[] {
  const problem = jsonProblem(code);
  if (problem === null) return [];
  const lines = code.split("\n").filter((line) => line.trim() !== "");
  if (lines.length > 1 && lines.every((line) => jsonProblem(line) === null)) return [];
  const position = Number(
    /position (\d+)/.exec(problem)?.[1] ?? (problem.includes("end of JSON") ? code.length : 0),
  );
  return [
    { line: code.slice(0, position).split("\n").length, message: `the sample isn't valid JSON: ${problem}` },
  ];
}

function jsonProblem(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Java properties: a key and a value on each line, unless it's a comment or continues the previous line. */
function propertiesFindings(code: string): Finding[] {
  return propertyLines(code)
    .filter(({ text }) => propertyKey(text) === null)
    .map(({ line, text }) => ({
      line,
      message: `"${text.trim()}" isn't a property`,
      hint: "write `key=value`",
    }));
}
