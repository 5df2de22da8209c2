type Step = string;

export type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable that replaces a key of the site configuration. */
interface Variable {
  name: string;
  key: readonly Step[];
  /**
   * Converts the text to a value; by default, the text is the value. Invalid text is returned unchanged, for validation to
   * reject.
   */
  parse?: (text: string) => unknown;
  /** Whether the variable replaces anything here; by default, it does. */
  applies?: (values: unknown, environment: Environment) => boolean;
  /** Adjusts the sibling keys. */
  around?: (keys: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

const variables: readonly Variable[] = [
  { name: "SITE_URL", key: ["siteUrl"] },
  { name: "BROKEN_LINKS", key: ["brokenLinks"] },
  {
    name: "ANALYTICS_IDS",
    key: ["thirdParties", "analytics", "measurementIds"],
    parse: (text) => text.split(",").map((id) => id.trim()),
  },
  {
    name: "TAG_MANAGER_ID",
    key: ["thirdParties", "tagManager"],
    parse: (containerId) => ({ containerId }),
  },
  {
    name: "CONSENT",
    key: ["thirdParties", "consent", "enabled"],
    parse: (text) => ({ on: true, true: true, off: false, false: false })[text] ?? text,
  },
  { name: "CONSENT_SCRIPT", key: ["thirdParties", "consent", "thirdPartyScript"] },
  {
    name: "FEEDBACK_ENDPOINT",
    key: ["thirdParties", "feedback"],
    parse: (endpoint) => ({ endpoint }),
  },
  { name: "ASSISTANT_PROVIDER", key: ["assistant", "provider"] },
  { name: "ASSISTANT_ENDPOINT", key: ["assistant", "endpoint"] },
  { name: "ASSISTANT_SCRIPT", key: ["assistant", "widget", "script"] },
  { name: "ASSISTANT_ID", key: ["assistant", "widget", "assistantId"] },
  {
    name: "ALGOLIA_SEARCH_KEY",
    key: ["search", "apiKey"],
    // Anyone who provides a search key for Algolia wants readers to search there.
    around: (search) => ({ events: false, ...search, provider: "algolia" }),
  },
  {
    name: "ALGOLIA_APP_ID",
    key: ["search", "appId"],
    // Without its own search key, this variable only sets where records are pushed, see
    // src/node/search/algolia/algolia-environment.ts.
    // Readers continue to use the application that the key in the file belongs to.
    applies: (values, { ALGOLIA_SEARCH_KEY }) =>
      Boolean(ALGOLIA_SEARCH_KEY) || isAlgoliaWithoutApplication(values),
  },
];

/**
 * Replaces values in the site configuration with values from the environment.
 * @param values the export of `site.config.ts`, which isn't modified
 * @param environment an empty variable counts as absent
 * @returns a copy with the environment's values in it
 */
export function withEnvironment(values: unknown, environment: Environment): unknown {
  let result = values;
  for (const { name, key, parse, around } of usedVariables(values, environment)) {
    const text = environment[name] ?? "";
    if (around) result = changeAt(result, key.slice(0, -1), around);
    result = replaceAt(result, key, parse ? parse(text) : text);
  }
  return result;
}

/**
 * Returns the variable that a value came from.
 * @param key a key of the configuration, with dots
 * @param values the export of `site.config.ts`
 * @returns the variable's name; undefined if the value comes from the file
 */
export function variableOf(key: string, values: unknown, environment: Environment): string | undefined {
  return usedVariables(values, environment).find((variable) =>
    `${key}.`.startsWith(`${variable.key.join(".")}.`),
  )?.name;
}

function usedVariables(values: unknown, environment: Environment): Variable[] {
  return variables.filter(
    ({ name, applies }) => environment[name] && applies?.(values, environment) !== false,
  );
}

function isAlgoliaWithoutApplication(values: unknown): boolean {
  const { provider, appId } = keysOf(keysOf(values)?.search) ?? {};
  return provider === "algolia" && appId === undefined;
}

/** A part that is missing in the file has no keys, and neither has a value that isn't an object. */
function keysOf(value: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof (value ?? {}) !== "object" || Array.isArray(value)) return null;
  return (value ?? {}) as Record<string, unknown>;
}

function changeAt(
  values: unknown,
  [step, ...rest]: readonly Step[],
  change: (keys: Readonly<Record<string, unknown>>) => unknown,
): unknown {
  const keys = keysOf(values);
  // A value that isn't an object can't store the variable's value; validation reports the problem.
  if (!keys) return values;
  return step === undefined ? change(keys) : { ...keys, [step]: changeAt(keys[step], rest, change) };
}

function replaceAt(values: unknown, key: readonly Step[], value: unknown): unknown {
  const last = key.at(-1) ?? "";
  return changeAt(values, key.slice(0, -1), (keys) => ({ ...keys, [last]: value }));
}
