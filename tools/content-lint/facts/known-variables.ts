import type { CommandLine } from "../../../src/model/reference/command-line";
import type {
  EnvironmentVariables,
  FormerVariable,
} from "../../../src/model/reference/environment-variables";

/** Variables with certain prefixes, whichever program reads them. */
export interface KnownVariables {
  /** Their prefixes, which no other names have, as regular expressions. @example ["GATEWAY_"] */
  beginnings: readonly string[];
  names: readonly string[];
  /** Prefixes that continue with names chosen by the operator. */
  prefixes: readonly string[];
  /** Text that looks like a name but isn't one: values such as GATEWAY_SECURITY. */
  values: ReadonlySet<string>;
  former: readonly FormerVariable[];
  /** The data files, for hints. */
  files: string;
  /**
   * Whether names follow Console's rules: any number instead of `_0_`, dashes are ignored, and `_FILE` after a name reads
   * its value from a file.
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
    beginnings: ["CDK_", "CORTEX_", "(?:CONSOLE|PLATFORM)_(?=[A-Z_]*LOG_LEVEL)"],
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
