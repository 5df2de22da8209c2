import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { errorIn, type ContentProblem } from "../../model/problem/problem";
import { suggestionFor } from "../../model/problem/suggestion";
import { placeholdersOf, type Translation } from "../../model/site/translation";
import type { SiteConfig } from "../../site/schema";
import { english } from "../../site/translations/en";
import { checkYaml } from "../reading/yaml-file";

const translation = z.strictObject({
  /** The texts of src/site/translations/en by their keys. */
  texts: z.record(z.string(), z.string().trim().min(1)),
  /** Names from the site's configuration, by how they stand there. */
  labels: z.record(z.string(), z.string().trim().min(1)).optional(),
});

const directory = "content/translations";
const englishTag = "en";

/**
 * Reads the translation of each language that isn't English and compares it with the English texts.
 * @returns by language; a language whose file is missing or broken has none
 */
export function readTranslations(
  root: string,
  site: SiteConfig,
): { translations: Map<string, Translation>; problems: ContentProblem[] } {
  const translations = new Map<string, Translation>();
  const problems: ContentProblem[] = [];
  const names = namesIn(site);
  for (const { tag } of site.locales) {
    const file = `${directory}/${tag}.yaml`;
    const absolute = path.join(root, file);
    if (!existsSync(absolute)) {
      if (tag !== englishTag) problems.push(missingFile(file, tag));
      continue;
    }
    const { value, problems: own, positionOf } = checkYaml(file, readFileSync(absolute, "utf8"), translation);
    problems.push(...own);
    if (!value) continue;
    const report = (keys: string[], message: string, hint?: string) => {
      problems.push(errorIn(file, message, hint, positionOf(keys)));
    };
    compareTexts(value.texts, report);
    for (const name of Object.keys(value.labels ?? {})) {
      if (!names.has(name))
        report(
          ["labels", name],
          ...unknown(`name \`${name}\` in the site's configuration`, name, [...names]),
        );
    }
    translations.set(tag, { texts: value.texts, labels: value.labels ?? {} });
  }
  return { translations, problems: [...problems, ...strayFiles(root, site)] };
}

function compareTexts(
  texts: Readonly<Record<string, string>>,
  report: (keys: string[], message: string, hint?: string) => void,
): void {
  const wanted: Readonly<Record<string, string>> = english;
  // English has two forms of a counting text; which ones another language needs is its own affair.
  for (const [key, text] of Object.entries(wanted)) {
    if (texts[key] === undefined && !key.endsWith(".one"))
      report(["texts"], `the text \`${key}\` is missing`, `the English text is: ${text}`);
  }
  for (const [key, text] of Object.entries(texts)) {
    const model = wanted[key] ?? wanted[key.replace(/\.(zero|two|few|many)$/, ".other")];
    if (model === undefined) {
      report(["texts", key], ...unknown(`text \`${key}\``, key, Object.keys(wanted)));
      continue;
    }
    const stray = placeholdersOf(text).filter((name) => !placeholdersOf(model).includes(name));
    if (stray.length > 0)
      report(
        ["texts", key],
        `\`${key}\` contains \`{${stray.join("}`, `{")}}\`, which the English text doesn't contain`,
        `the English text is: ${model}`,
      );
  }
}

function unknown(what: string, wanted: string, known: readonly string[]): [message: string, hint?: string] {
  const suggestion = suggestionFor(wanted, known);
  return [`the ${what} doesn't exist`, ...(suggestion ? [`did you mean \`${suggestion}\`?`] : [])] as [
    string,
    string?,
  ];
}

function missingFile(file: string, tag: string): ContentProblem {
  const message = `the language \`${tag}\` has no translation of the site's texts`;
  return errorIn(file, message, "create the file, with the keys of src/site/translations/en under `texts`");
}

function strayFiles(root: string, { locales }: SiteConfig): ContentProblem[] {
  if (!existsSync(path.join(root, directory))) return [];
  return readdirSync(path.join(root, directory))
    .filter((name) => !locales.some(({ tag }) => name === `${tag}.yaml`))
    .map((name) => ({
      ...errorIn(
        `${directory}/${name}`,
        "this file is a translation into a language that the site doesn't have",
        "add the language to `locales` in src/site/site.config.ts, or delete the file",
      ),
      severity: "warning",
    }));
}

/** Every text of the configuration that readers may see. */
function namesIn(value: unknown): Set<string> {
  if (typeof value === "string") return new Set([value]);
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(Object.values(value).flatMap((part: unknown) => [...namesIn(part)]));
}
