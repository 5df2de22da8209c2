import { sortProblems, type ContentProblem } from "../../../model/problem";
import type { Interceptor } from "../../../model/interceptor";
import { interceptorsOfPage } from "../interceptors-of-page";
import { apiFindings } from "./api-calls";
import { commandFindings } from "./commands";
import { composeFindings } from "./compose";
import { embeddedSamples, isShell, shellScript } from "./embedded";
import { imageFindings } from "./images";
import { kafkaPropertyFindings, kafkaResourceFindings } from "./kafka-configuration";
import { clustersNamed, kafkaVariableFindings } from "./kafka-variables";
import type { KnownFacts } from "./known-facts";
import { pieceFindings } from "./pieces";
import { readSamples, sentencesOf, type FenceVariables } from "./read-samples";
import { resourceFindings, resourcesIn } from "./resources";
import { problemIn, type Finding, type Sample } from "./sample";
import { shellFindings } from "./shell-syntax";
import { hasParser, syntaxFindings } from "./syntax";
import { variableFindings } from "./variables";
import { yamlDocuments } from "./yaml-documents";

/** A content file, as it is on the disk. */
export interface ContentText {
  /** Path from the root of the repository. */
  file: string;
  text: string;
}

/** What was looked at. */
export interface SampleCounts {
  /** Samples by language, and how many of them a parser read; those in sentences are left out. */
  byLanguage: Record<string, { all: number; parsed: number }>;
  /** Resources that were held to their kind. */
  resources: number;
  /** Commands in sentences. */
  inline: number;
}

/**
 * Holds every code sample to its language and to the data of the products.
 * @param files the content files, partials included
 * @param facts what is known
 * @param variables what `variables` fences replace
 */
export async function checkSamples(
  files: readonly ContentText[],
  facts: KnownFacts,
  variables: FenceVariables,
): Promise<{ problems: ContentProblem[]; counts: SampleCounts }> {
  const written = files.flatMap(({ file, text }) => readSamples(file, text, variables));
  const samples = written.filter(({ wrong }) => !wrong);
  const scripts = samples.filter((sample) => isShell(sample) && !sample.inline);
  const shell = shellFindings(scripts);
  const all = [...samples, ...samples.flatMap(embeddedSamples)];
  const ownOf = interceptorsByFile(files, facts.interceptors);
  const counts: SampleCounts = { byLanguage: {}, resources: 0, inline: 0 };
  for (const sample of written) count(sample, counts, shell !== null);
  const syntax = await Promise.all(
    all.map((sample) => (sample.inline ? Promise.resolve([]) : syntaxFindings(sample))),
  );
  const problems = all.flatMap((sample, index) => {
    const documents = isData(sample) ? yamlDocuments(sample.code).documents : [];
    counts.resources += documents.flatMap((document) => resourcesIn(document)).length;
    const findings: Finding[] = [
      ...(syntax[index] ?? []),
      ...documents.flatMap((document) => [
        ...resourceFindings(document, facts, isHistory(sample.file, facts)),
        ...composeFindings(document),
        ...pieceFindings(document, partOf(sample), facts, ownOf(sample.file)),
        ...(facts.kafka ? kafkaResourceFindings(document, facts.kafka) : []),
      ]),
      ...(facts.kafka && sample.language === "properties"
        ? kafkaPropertyFindings(sample.code, facts.kafka)
        : []),
      ...(isShell(sample) ? scriptFindings(sample, facts) : []),
      // Those in sentences are looked for in the whole sentence.
      ...(sample.inline ? [] : imageFindings(sample.code, facts.images)),
    ];
    return findings.map((finding) => problemIn(sample, finding));
  });
  const unread = scripts.flatMap((sample, index) =>
    (shell?.[index] ?? []).map((finding) => problemIn(sample, finding)),
  );
  return { problems: sortProblems([...problems, ...unread, ...nameProblems(files, samples, facts)]), counts };
}

/** Whether a file is the notes of a release that isn't the documented one. */
function isHistory(file: string, { currentReleases }: KnownFacts): boolean {
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/\.mdx?$/, "");
  return file.startsWith("content/changelog/") && !currentReleases.includes(name);
}

function isData({ language }: Sample): boolean {
  return ["yaml", "yml", "json"].includes(language);
}

/** What a sample is a piece of; JSON is mostly what a server answers, which needn't say. */
function partOf({ part, language }: Sample): string {
  return part ?? (language === "json" ? "none" : "");
}

function interceptorsByFile(
  files: readonly ContentText[],
  interceptors: readonly Interceptor[],
): (file: string) => Interceptor[] {
  const pages = new Map(files.map((page) => [page.file, page]));
  return (file) => {
    const page = pages.get(file);
    return page ? interceptorsOfPage(page, files, interceptors) : [];
  };
}

function scriptFindings(sample: Sample, { commandLine, api }: KnownFacts): Finding[] {
  const script = shellScript(sample);
  return [
    ...(commandLine ? commandFindings(script, commandLine, sample.inline) : []),
    ...(api && !sample.inline ? apiFindings(script, api) : []),
  ];
}

/** Variables in samples and sentences, and images in sentences. */
function nameProblems(
  files: readonly ContentText[],
  samples: readonly Sample[],
  { variables, kafka, images }: KnownFacts,
): ContentProblem[] {
  const sentences = files.map(({ file, text }): Sample => {
    const language = "";
    return { file, line: 1, language, title: "", code: sentencesOf(text), wrong: false, inline: true };
  });
  const problems = (sample: Sample, findings: readonly Finding[]) =>
    findings.map((finding) => problemIn(sample, finding));
  const clusters = new Map(files.map(({ file, text }) => [file, clustersNamed(text)]));
  return [
    ...sentences.flatMap((sample) => problems(sample, imageFindings(sample.code, images))),
    ...[...sentences, ...samples.filter(({ inline }) => !inline)].flatMap((sample) => {
      const isHistory = sample.file.startsWith("content/changelog/");
      return [
        ...variables.flatMap((each) => problems(sample, variableFindings(sample.code, each, isHistory))),
        ...(kafka
          ? problems(sample, kafkaVariableFindings(sample.code, kafka, clusters.get(sample.file) ?? []))
          : []),
      ];
    }),
  ];
}

function count(sample: Sample, counts: SampleCounts, hasShell: boolean): void {
  if (sample.inline) {
    counts.inline += 1;
    return;
  }
  const row = (counts.byLanguage[sample.language || "none"] ??= { all: 0, parsed: 0 });
  row.all += 1;
  if (!sample.wrong && (hasParser(sample.language) || (hasShell && isShell(sample)))) row.parsed += 1;
}
