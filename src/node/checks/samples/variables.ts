import type { EnvironmentVariables } from "../../../model/environment-variables";
import { didYouMean } from "../../../model/suggestion";
import type { Finding } from "./sample";

/** A variable that is named, not one that the shell fills in: those are the operator's own. */
const named = /(?<![A-Z0-9_$-])(?<!\$\{)GATEWAY_[A-Z0-9_]+/g;

/**
 * Variables of Gateway that a text names and the data doesn't know. A name that breaks off, `GATEWAY_SSL_…`, must begin one.
 * @param isHistory whether the text is of its time, like release notes, and may say former names
 */
export function variableFindings(
  text: string,
  { groups, former }: EnvironmentVariables,
  isHistory: boolean,
): Finding[] {
  const variables = groups.flatMap((group) => group.variables);
  const names = variables.map(({ name }) => name);
  // Values such as GATEWAY_SECURITY look like names.
  const values = new Set(variables.flatMap((variable) => variable.values ?? []));
  const prefixes = variables.filter(({ prefix }) => prefix).map(({ name }) => name);
  return text.split("\n").flatMap((written, index) =>
    [...written.matchAll(named)].flatMap(([name]): Finding[] => {
      const isKnown =
        names.includes(name) || values.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
      const isBeginning = name.endsWith("_") && names.some((each) => each.startsWith(name));
      if (isKnown || isBeginning) return [];
      const gone = former.find((each) => each.name === name);
      if (gone && isHistory) return [];
      const line = index + 1;
      if (gone) {
        const message = `\`${name}\` is a former name, given up in ${gone.dropped}`;
        return [{ line, message, ...(gone.replacedBy ? { hint: `write \`${gone.replacedBy}\`` } : {}) }];
      }
      const hint = `${didYouMean(name, names)}Variables are in content/reference/gateway-variables.yaml`;
      return [{ line, message: `there is no variable \`${name}\``, hint }];
    }),
  );
}
