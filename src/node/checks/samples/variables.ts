import type { CommandLine } from "../../../model/command-line";
import type { EnvironmentVariables, FormerVariable } from "../../../model/environment-variables";
import { didYouMean } from "../../../model/suggestion";
import type { Finding } from "./sample";

/** The variables whose names begin in certain ways, whichever program reads them. */
export interface KnownVariables {
  /** What their names begin with, and no other names do. @example ["GATEWAY_"] */
  beginnings: readonly string[];
  names: readonly string[];
  /** Beginnings that names of the operator's choice follow. */
  prefixes: readonly string[];
  /** What looks like a name and isn't one: values such as GATEWAY_SECURITY. */
  values: ReadonlySet<string>;
  former: readonly FormerVariable[];
  /** The data files, for hints. */
  files: string;
  /**
   * Whether names follow Console's rules: any number for `_0_`, dashes don't count, and `_FILE` after a name reads its
   * value from a file.
   */
  isConsole: boolean;
}

/** The variables of Gateway. */
export function gatewayVariables(data: EnvironmentVariables): KnownVariables {
  const files = "content/reference/gateway-variables.yaml";
  return { beginnings: ["GATEWAY_", "LOG4J2_"], ...known([data]), files, isConsole: false };
}

/** The variables of Console, its monitoring image, the Terraform provider and the CLI. */
export function consoleVariables(
  data: readonly EnvironmentVariables[],
  commandLine: CommandLine | null,
): KnownVariables {
  const { names, former, ...rest } = known(data);
  return {
    beginnings: ["CDK_", "CORTEX_"],
    ...rest,
    names: [...names, ...(commandLine?.variables ?? []).map(({ name }) => name)],
    former: [...former, ...(commandLine?.formerVariables ?? [])],
    files: "content/reference/*-variables.yaml and cli.yaml",
    isConsole: true,
  };
}

function known(
  data: readonly EnvironmentVariables[],
): Pick<KnownVariables, "names" | "prefixes" | "values" | "former"> {
  const variables = data.flatMap(({ groups }) => groups.flatMap((group) => group.variables));
  return {
    names: variables.map(({ name }) => name),
    prefixes: variables.filter(({ prefix }) => prefix).map(({ name }) => name),
    values: new Set(variables.flatMap((variable) => variable.values ?? [])),
    former: data.flatMap(({ former }) => former),
  };
}

/**
 * Variables that a text names and the data doesn't know. A name that breaks off, `GATEWAY_SSL_…`, must begin one. A
 * former name may stand in a line that names what replaced it.
 * @param isHistory whether the text is of its time, like release notes, and may say former names
 */
export function variableFindings(text: string, variables: KnownVariables, isHistory: boolean): Finding[] {
  const { beginnings, names, former, files, isConsole } = variables;
  const isKnown = recognizer(variables);
  // A variable that is named, not one that the shell fills in: those are the operator's own.
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
        const message = `\`${name}\` is a former name, given up in ${gone.dropped}`;
        return [{ line, message, ...(gone.replacedBy ? { hint: `write \`${gone.replacedBy}\`` } : {}) }];
      }
      const hint = `${didYouMean(name, names)}Variables are in ${files}`;
      return [{ line, message: `there is no variable \`${name}\``, hint }];
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
