import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ContentProblem } from "../../model/problem";
import type { ProseRules } from "../../model/prose-rules";
import type { SiteConfig } from "../../site/schema";
import { readDiagramSizes } from "../content/diagram-sizes";
import { interceptorFile } from "../data/interceptor-file";
import { interceptorDemoProblems } from "./interceptor-demos";
import { missingDiagrams } from "./missing-diagrams";
import { optionNameProblems } from "./option-names";
import { shortPageProblems } from "./prose/page-length";
import { proseFindings, type ProseFinding } from "./prose/prose-findings";
import { readProseRules } from "./prose/prose-rules";
import { readProse } from "./prose/read-prose";
import { sharedTextProblems } from "./prose/shared-text";
import { structureFindings } from "./prose/structure-findings";
import { spellingProblems } from "./prose/spelling";
import { referenceProblems } from "../data/reference-file";
import { checkSamples, type ContentText, type SampleCounts } from "./samples/check-samples";
import type { InterceptorOption } from "../../model/interceptor";
import { configFindings, optionFindings } from "./samples/interceptor-config";
import { readKnownFacts, type KnownFacts } from "./samples/known-facts";
import type { SchemaFinding } from "./samples/schema-findings";
import { taskPageProblems } from "./task-pages";
import { wideDiagrams } from "./wide-diagrams";
import { unshownDataProblems } from "./unshown-data";

/** What the check of all content found, and what it looked at. */
export interface ContentCheck {
  problems: ContentProblem[];
  counts: SampleCounts;
  files: ContentText[];
  facts: KnownFacts;
}

/**
 * Checks the samples, style, spelling and shape of all content, and the data that samples are held to.
 * @param root absolute path of the repository
 */
export async function checkContent(
  root: string,
  site: Pick<SiteConfig, "versions" | "productName">,
): Promise<ContentCheck> {
  const files = readContent(root);
  const facts = readKnownFacts(root, site.versions);
  const { problems, counts } = await checkSamples(files, facts, {
    ...Object.fromEntries(
      Object.entries(site.versions).map(([name, version]) => [`version.${name}`, version]),
    ),
    "product.name": site.productName,
  });
  const prose = readProse(files);
  const rules = readProseRules(root);
  return {
    problems: [
      ...referenceProblems(root),
      ...exampleProblems(facts),
      ...interceptorDemoProblems(root, facts.interceptors, files),
      ...unshownDataProblems(root, facts.interceptors, files),
      ...problems,
      ...rules.problems,
      ...proseProblems(files, rules.value),
      ...prose.problems,
      ...shortPageProblems(prose.proses),
      ...sharedTextProblems(prose.proses),
      ...missingDiagrams(files),
      ...wideDiagrams(files, readDiagramSizes(root)),
      ...(rules.value ? taskPageProblems(files, rules.value.sections) : []),
      ...optionNameProblems(files, interceptorTexts(root, facts), facts, rules.value?.otherNames ?? {}),
      ...(await spellingProblems(root, prose.proses)),
    ],
    counts,
    files,
    facts,
  };
}

/** What the house style is against; what a person has to judge is a warning. */
function proseProblems(files: readonly ContentText[], rules: ProseRules | null): ContentProblem[] {
  return files.flatMap(({ file, text }) => {
    // Release notes consist of lists, whatever their length.
    const isListed = (finding: ProseFinding) => finding.isHint && file.startsWith("content/changelog/");
    const findings = [
      ...(rules ? proseFindings(text, rules) : []),
      ...structureFindings(text).filter((finding) => !isListed(finding)),
    ];
    return findings.map(({ line, message, isHint }) => ({
      severity: isHint ? ("warning" as const) : ("error" as const),
      file,
      line,
      column: 1,
      message,
    }));
  });
}

/** Every page and partial below `content/`; the house style itself isn't one. @param root absolute path of the repository */
export function readContent(root: string): ContentText[] {
  return readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.mdx?$/.test(file) && file !== "STYLE.md")
    .map((file) => `content/${file.split(path.sep).join("/")}`)
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}

function interceptorTexts(root: string, { interceptors }: KnownFacts): ContentText[] {
  return interceptors.map(({ id }) => {
    const file = interceptorFile(id);
    return { file, text: readFileSync(path.join(root, file), "utf8") };
  });
}

/** The examples and defaults in the interceptors' data have to fit the options beside them. */
function exampleProblems({ interceptors }: KnownFacts): ContentProblem[] {
  return interceptors.flatMap((interceptor) => {
    const findings = [
      ...configFindings(interceptor.example, interceptor),
      ...ownValueFindings(interceptor.options),
    ];
    return findings.map(({ message, hint }) => ({
      severity: "error" as const,
      file: interceptorFile(interceptor.id),
      line: 0,
      column: 0,
      message: `example or default: ${message}`,
      ...(hint === undefined ? {} : { hint }),
    }));
  });
}

function ownValueFindings(options: readonly InterceptorOption[]): SchemaFinding[] {
  return options.flatMap((option) => [
    ...[option.example, option.default].flatMap((value) =>
      value === undefined ? [] : optionFindings(value, option),
    ),
    ...ownValueFindings(option.options ?? []),
  ]);
}
