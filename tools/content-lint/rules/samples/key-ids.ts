import type { Interceptor, OptionValue } from "../../../../src/model/reference/interceptor";
import { interceptorFile } from "../../../../src/node/data-files/interceptor-file";
import type { Content } from "../../rule/content";
import { statedFactsFile } from "../../facts/stated-facts";
import { problemIn, problemOf, type Finding } from "../../document/finding";
import { samplesOf, type Rule } from "../../rule/rule";

const key = /\b(?:[\w.]*[kK]eySecretId|masterKeyId)\b/;
const set = new RegExp(`${key.source}\\\\?["']?\\s*[:=]\\s*\\\\?["']?([^\\s"'\\\\,}]+)`, "g");

/** Checks samples in all languages, and the examples of interceptors. Release notes show the key IDs of their time. */
export const keyIds: Rule = {
  id: "samples/key-ids",
  about: "Encryption key IDs without a KMS prefix, which Gateway rejects.",
  check: (content) => {
    const prefixes = content.facts.stated?.keyIdPrefixes ?? [];
    if (prefixes.length === 0) return [];
    return [
      ...samplesOf(content)
        .filter(({ form, file }) => form === "fence" && !file.startsWith("content/changelog/"))
        .flatMap((sample) =>
          keyIdFindings(sample.code, prefixes).map((finding) => problemIn(sample, finding)),
        ),
      ...exampleProblems(content, prefixes),
    ];
  },
};

/** Key IDs in code. Values that a template or the shell fills in are unknown. */
export function keyIdFindings(code: string, prefixes: readonly string[]): Finding[] {
  return code
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(set)].flatMap(([, id = ""]): Finding[] =>
        isKeyId(id, prefixes) ? [] : [wrongKeyId(index + 1, id, prefixes)],
      ),
    );
}

function isKeyId(id: string, prefixes: readonly string[]): boolean {
  return /^[{$<|>]/.test(id) || prefixes.some((prefix) => id.startsWith(`${prefix}://`));
}

function wrongKeyId(line: number, id: string, prefixes: readonly string[]): Finding {
  const hint = `begin the key ID with one of: ${prefixes.map((prefix) => `${prefix}://`).join(", ")}. The prefixes are listed in ${statedFactsFile}`;
  return { line, message: `the key ID \`${id}\` must begin with a KMS`, hint };
}

function exampleProblems({ facts: { interceptors } }: Content, prefixes: readonly string[]) {
  return interceptors.flatMap((interceptor: Interceptor) =>
    keyIdsIn(interceptor.example)
      .filter((id) => !isKeyId(id, prefixes))
      .map((id) => problemOf(interceptorFile(interceptor.id), wrongKeyId(0, id, prefixes))),
  );
}

function keyIdsIn(value: OptionValue): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === "string" && key.test(name) ? [inner] : keyIdsIn(inner),
  );
}
