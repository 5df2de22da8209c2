import type { EnvironmentVariables } from "../../../model/environment-variables";
import { didYouMean } from "../../../model/suggestion";
import type { Finding } from "./sample";

/** A variable that is named, not one that the shell fills in: those are the operator's own. */
const named = /(?<![A-Z0-9_$-])(?<!\$\{)GATEWAY_[A-Z0-9_]+/g;

/** Variables of Gateway that a text names and the data doesn't know. A name that breaks off, `GATEWAY_SSL_…`, must begin one. */
export function variableFindings(text: string, { groups }: EnvironmentVariables): Finding[] {
  const variables = groups.flatMap((group) => group.variables);
  const names = variables.map(({ name }) => name);
  // Values such as GATEWAY_SECURITY look like names.
  const values = new Set(variables.flatMap((variable) => variable.values ?? []));
  const prefixes = variables.filter(({ prefix }) => prefix).map(({ name }) => name);
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(named)].flatMap(([name]): Finding[] => {
      const isKnown =
        names.includes(name) || values.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
      const isBeginning = name.endsWith("_") && names.some((each) => each.startsWith(name));
      if (isKnown || isBeginning) return [];
      const hint = `${didYouMean(name, names)}Variables are in content/reference/gateway-variables.yaml`;
      return [{ line: index + 1, message: `there is no variable \`${name}\``, hint }];
    }),
  );
}
