import type { Interceptor, InterceptorOption } from "../../../../src/model/reference/interceptor";
import type { ContentProblem } from "../../../../src/model/problem/problem";
import type { ResourceField, ResourceKind } from "../../../../src/model/reference/resource-kind";
import { didYouMean } from "../../../../src/model/problem/suggestion";
import { interceptorFile } from "../../../../src/node/data-files/interceptor-file";
import type { Content } from "../../rule/content";
import type { ContentDocument } from "../../document/content-document";
import { interceptorsOfPage } from "../../facts/interceptors-of-page";
import { problemOf } from "../../document/finding";
import type { Rule } from "../../rule/rule";

/** Pages whose sentences mention options, if they are related to an interceptor. */
const speaking = /^content\/gateway\/|\/conduktor-concepts\//;
/**
 * `camelCase`, `kmsConfig.vault.uri`, `fields[].rules`: each part starts with a lowercase letter, and a single word contains an
 * uppercase letter.
 */
const optionLike = /^(?=.*[.A-Z])[a-z][A-Za-z0-9]*(?:\[\d*\])?(?:\.[a-z][A-Za-z0-9]*(?:\[\d*\])?)*$/;
const fileName = /\.(?:ya?ml|json|sh|md|jks|pem|properties)$/;
const inlineCode = /(?<!`)`([^`\n]+)`(?!`)/g;
const pluginPackage = "io.conduktor.gateway.interceptor.";
const rulesFile = "content/prose.yaml";

/**
 * Finds names in code that look like an option, but don't belong to an interceptor that the page shows, configures or links to.
 * It checks sentences on Gateway's pages and on concept pages, and the interceptors' own data. Fields of Gateway's resources,
 * Kafka's properties and names in the page's samples are valid too. The rule also finds classes of plugins that don't exist,
 * and `otherNames` in content/prose.yaml that no text uses.
 */
export const optionNames: Rule = {
  id: "data/option-names",
  about: "Options and classes in sentences about interceptors that don't belong to any interceptor.",
  check: optionNameProblems,
};

/** A text and the names that are valid in it. */
interface NamingText {
  file: string;
  text: string;
  own: readonly Interceptor[];
  /** Code that is itself checked against the data, so the names in it are valid. */
  samples: string;
}

function optionNameProblems({ documents, data, facts, prose }: Content): ContentProblem[] {
  const { interceptors, kinds, kafka } = facts;
  const fields = new Set(
    kinds
      .filter(isGateway)
      .flatMap(({ metadata, spec }) => [
        ...["apiVersion", "kind", "metadata", "spec"],
        ...fieldNames([...metadata, ...spec]),
      ]),
  );
  const properties = new Set(kafka?.properties);
  const others = new Set(Object.values(prose?.otherNames ?? {}).flat());
  const said = new Set<string>();
  const texts = [
    ...documents
      .filter(({ file }) => speaking.test(file))
      .map((page) => pageText(page, documents, interceptors)),
    ...interceptors.flatMap((interceptor) => dataTexts(interceptor, data)),
  ];
  const found = texts.flatMap((text) =>
    namesIn(text).flatMap(({ name, line }) => {
      if (name.startsWith(pluginPackage)) return classProblems(text.file, line, name, interceptors);
      if (text.own.length === 0 || !optionLike.test(name) || fileName.test(name)) return [];
      if (others.has(name)) said.add(name);
      const parts = partsOf(name);
      const isKnown =
        others.has(name) ||
        properties.has(name) ||
        text.own.some(({ options }) => isOption(options, parts)) ||
        parts.every((part) => fields.has(part)) ||
        stands(name, text.samples);
      return isKnown ? [] : [unknownOption(text, line, name)];
    }),
  );
  return [...found, ...[...others].filter((name) => !said.has(name)).map(unusedName)];
}

function pageText(
  { file, sentences, samples }: ContentDocument,
  documents: Content["documents"],
  interceptors: readonly Interceptor[],
): NamingText {
  return {
    ...{ file, text: sentences, own: interceptorsOfPage(file, documents, interceptors) },
    samples: samples
      .filter(({ form }) => form !== "inline")
      .map(({ code }) => code)
      .join("\n"),
  };
}

function dataTexts(interceptor: Interceptor, data: Content["data"]): NamingText[] {
  const samples = JSON.stringify(interceptor.example);
  return data
    .filter(({ file }) => file === interceptorFile(interceptor.id))
    .map(({ file, text }) => ({ file, text, own: [interceptor], samples }));
}

function namesIn({ text }: NamingText): { name: string; line: number }[] {
  return text
    .split("\n")
    .flatMap((written, index) =>
      [...written.matchAll(inlineCode)].map(([, name = ""]) => ({ name, line: index + 1 })),
    );
}

/** The keys of a path, without the parts that only mark the start of a configuration or the index of an entry. */
function partsOf(name: string): string[] {
  return name
    .replace(/^(?:spec\.)?config\./, "")
    .replace(/\[\d*\]/g, "")
    .split(".");
}

function stands(name: string, samples: string): boolean {
  return new RegExp(`(?<![\\w.])${name.replace(/[.[\]]/g, "\\$&")}(?!\\w)`).test(samples);
}

/** Whether keys lead to an option, starting at any level. */
function isOption(options: readonly InterceptorOption[], parts: readonly string[]): boolean {
  const [first, ...rest] = parts;
  return options.some(({ name, type, options: inner = [] }) => {
    if (isOption(inner, parts)) return true;
    if (name !== first) return false;
    // Any key is valid below a map or an object without known keys.
    const isFree = inner.length === 0 && (type === "map" || type === "object");
    return rest.length === 0 || isFree || isOption(inner, rest);
  });
}

function namesOf(options: readonly InterceptorOption[]): string[] {
  return options.flatMap(({ name, options: inner = [] }) => [name, ...namesOf(inner)]);
}

function fieldNames(fields: readonly ResourceField[]): string[] {
  return fields.flatMap(({ name, fields: inner = [] }) => [name, ...fieldNames(inner)]);
}

function isGateway({ apiVersion }: ResourceKind): boolean {
  return apiVersion.startsWith("gateway/");
}

function classProblems(
  file: string,
  line: number,
  name: string,
  interceptors: readonly Interceptor[],
): ContentProblem[] {
  const classes = interceptors.map(({ pluginClass }) => pluginClass);
  // A package without a class is the start of a class name.
  if (!/\.[A-Z]\w*$/.test(name) || classes.includes(name)) return [];
  const hint = didYouMean(name, classes) || "the classes are listed in content/interceptors/";
  return [problem(file, line, `\`${name}\` isn't the class of an interceptor`, hint.trim())];
}

function unknownOption({ file, own }: NamingText, line: number, name: string): ContentProblem {
  const names = own.flatMap(({ options }) => namesOf(options));
  const hint = `${didYouMean(name, names)}If the name isn't an option, add it to \`otherNames\` in ${rulesFile}`;
  return problem(file, line, `\`${name}\` isn't an option of an interceptor on this page`, hint);
}

function unusedName(name: string): ContentProblem {
  return problem(rulesFile, 0, `"${name}" in \`otherNames\` isn't used on any interceptor page`, "remove it");
}

function problem(file: string, line: number, message: string, hint: string): ContentProblem {
  return problemOf(file, { line, message, hint });
}
