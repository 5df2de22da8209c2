type Step = string;

export type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable that replaces a key of the site configuration. */
interface Variable {
  name: string;
  key: readonly Step[];
  /** What the text stands for; the text itself unless told otherwise. What it can't read it hands on, to be refused. */
  parse?: (text: string) => unknown;
  /** Whether it replaces anything here; it does unless told otherwise. */
  applies?: (values: unknown, environment: Environment) => boolean;
  /** What becomes of the keys around its own. */
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
    // Who gives readers a key for Algolia wants them to search there.
    around: (search) => ({ events: false, ...search, provider: "algolia" }),
  },
  {
    name: "ALGOLIA_APP_ID",
    key: ["search", "appId"],
    // Without a key of its own it is where records are pushed (src/node/search/algolia-environment.ts), and readers stay
    // with the application that the file's key is for.
    applies: (values, { ALGOLIA_SEARCH_KEY }) =>
      Boolean(ALGOLIA_SEARCH_KEY) || isAlgoliaWithoutApplication(values),
  },
];

/**
 * Lays the environment's values over the site configuration.
 * @param values what `site.config.ts` exports; it is left as it is
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
 * Says which variable a value came from.
 * @param key a key of the configuration, with dots
 * @param values what `site.config.ts` exports
 * @returns the variable's name; undefined where the value is the file's own
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

/** A part that the file leaves out has no keys; what isn't a set of keys can't have any. */
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
  // What isn't a set of keys has no place for the value; the check says what is wrong with it.
  if (!keys) return values;
  return step === undefined ? change(keys) : { ...keys, [step]: changeAt(keys[step], rest, change) };
}

function replaceAt(values: unknown, key: readonly Step[], value: unknown): unknown {
  const last = key.at(-1) ?? "";
  return changeAt(values, key.slice(0, -1), (keys) => ({ ...keys, [last]: value }));
}
