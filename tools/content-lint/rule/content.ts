import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readDiagramSizes, type DiagramSizes } from "../../../src/node/content/parse/diagram-sizes";
import type { SiteConfig } from "../../../src/site/schema";
import { readDocument, type ContentDocument } from "../document/content-document";
import { dataProse } from "../document/data-prose";
import { siteTextProse } from "../document/site-text-prose";
import { readEnglishPatterns, type EnglishPatterns } from "../facts/english-patterns";
import { readKnownFacts, type KnownFacts } from "../facts/known-facts";
import { readProseRules } from "../facts/prose-rules";
import type { ProseRules } from "../facts/prose-rules";

/** A file with text that readers see but that isn't a page: data, or the site's own texts. */
export interface TextFile {
  /** Path from the root of the repository. */
  file: string;
  text: string;
  /** The text, in which everything that readers don't see is blank. */
  prose: string;
}

/** Everything that rules examine, read once. */
export interface Content {
  /** Absolute path of the repository. */
  root: string;
  /** Pages and partials. */
  documents: readonly ContentDocument[];
  /** YAML files below `content/`. */
  data: readonly TextFile[];
  /** The site's English texts. */
  siteTexts: readonly TextFile[];
  /** Documents for people who work on the site. */
  manuals: readonly ContentDocument[];
  /** The facts that samples and sentences are checked against. */
  facts: KnownFacts;
  /** Null if `content/prose.yaml` doesn't exist or isn't valid. */
  prose: ProseRules | null;
  english: EnglishPatterns | null;
  diagramSizes: DiagramSizes;
}

/** Documents by file, kept for the next run, so that unchanged text isn't parsed again. */
export type KeptDocuments = Map<string, { text: string; document: ContentDocument }>;

/** Reads all content except the house style itself. @param kept from an earlier reading of the same site */
export function readContent(
  root: string,
  site: Pick<SiteConfig, "versions" | "productName">,
  kept: KeptDocuments = new Map(),
): Content {
  const variables = {
    ...Object.fromEntries(
      Object.entries(site.versions).map(([name, version]) => [`version.${name}`, version]),
    ),
    "product.name": site.productName,
  };
  return {
    root,
    documents: filesBelow(root, "content", /\.mdx?$/)
      .filter(({ file }) => file !== "content/STYLE.md")
      .map(({ file, text }) => keepDocument(kept, file, text, variables)),
    data: filesBelow(root, "content", /\.ya?ml$/).map((each) => ({ ...each, prose: dataProse(each.text) })),
    siteTexts: filesBelow(root, "src/site/translations/en", /\.ts$/).map((each) => ({
      ...each,
      prose: siteTextProse(each.text),
    })),
    manuals: readManuals(root, kept),
    facts: readKnownFacts(root, site.versions),
    prose: readProseRules(root).value,
    english: readEnglishPatterns(root).value,
    diagramSizes: readDiagramSizes(root),
  };
}

function keepDocument(
  kept: KeptDocuments,
  file: string,
  text: string,
  variables?: Record<string, string>,
): ContentDocument {
  const known = kept.get(file);
  if (known?.text === text) return known.document;
  const document = readDocument(file, text, variables);
  kept.set(file, { text, document });
  return document;
}

function readManuals(root: string, kept: KeptDocuments): ContentDocument[] {
  const atTop = readdirSync(root).filter((file) => file.endsWith(".md"));
  const below = ["docs", "src", "tests", "tools"]
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => filesBelow(root, folder, folder === "docs" ? /\.md$/ : /(?:^|\/)README\.md$/));
  return [
    ...atTop.map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") })),
    ...below,
  ].map(({ file, text }) => keepDocument(kept, file, text));
}

function filesBelow(root: string, folder: string, name: RegExp): { file: string; text: string }[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file.split(path.sep).join("/")}`)
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}
