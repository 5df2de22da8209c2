import { didYouMean } from "../../../../src/model/problem/suggestion";
import type { KnownVariables } from "../../facts/known-variables";
import type { Finding } from "../../document/finding";
import { textRule } from "../../rule/rule";

/** Checks sentences and samples. */
export const variables = textRule(
  "samples/variables",
  "Environment variables that a product doesn't have, or no longer has.",
  (text, { file }, { facts }) =>
    facts.variables.flatMap((each) => variableFindings(text, each, file.startsWith("content/changelog/"))),
);

/**
 * Variables in a text that the data doesn't contain. A name that breaks off, such as `GATEWAY_SSL_…`, must be the prefix of a
 * variable. A line can mention a previous name along with its replacement.
 * @param isHistory whether the text is about the past, like release notes, and can use previous names
 */
export function variableFindings(text: string, variables: KnownVariables, isHistory: boolean): Finding[] {
  const { beginnings, names, former, files, isConsole } = variables;
  const isKnown = recognizer(variables);
  // A variable that is named, not one that the shell fills in, because operators choose those names.
  const named = new RegExp(
    `(?<![A-Z0-9_$-])(?<!\\$\\{)(?:${beginnings.join("|")})[A-Z0-9_]+${isConsole ? "(?:-[A-Z0-9_]+)*" : ""}`,
    "g",
  );
  return text.split("\n").flatMap((written, index) =>
    [...written.matchAll(named)].flatMap(([name]): Finding[] => {
      if (isKnown(name)) return [];
      const gone = former.find((each) => each.name === name);
      if (
        gone &&
        (isHistory || (gone.replacedBy !== undefined && written.includes(`\`${gone.replacedBy}\``)))
      )
        return [];
      const line = index + 1;
      if (gone) {
        const message = `\`${name}\` is an old name, which was removed in ${gone.dropped}`;
        return [{ line, message, hint: gone.replacedBy && `write \`${gone.replacedBy}\`` }];
      }
      const hint = `${didYouMean(name, names)}The variables are listed in ${files}`;
      return [{ line, message: `\`${name}\` isn't a variable`, hint }];
    }),
  );
}

function recognizer({ names, prefixes, values, isConsole }: KnownVariables): (name: string) => boolean {
  const plain = (name: string) => (isConsole ? name.replaceAll("-", "").replace(/_\d+(?=_|$)/g, "_0") : name);
  const forms = names.map(plain);
  const all = new Set(forms);
  return (written) => {
    const name = plain(written);
    if (all.has(name) || values.has(written)) return true;
    if (prefixes.some((prefix) => written.startsWith(prefix))) return true;
    if (name.endsWith("_") && forms.some((each) => each.startsWith(name))) return true;
    return (
      isConsole &&
      name.endsWith("_FILE") &&
      written !== "CDK_IN_CONF_FILE_FILE" &&
      all.has(name.slice(0, -"_FILE".length))
    );
  };
}
