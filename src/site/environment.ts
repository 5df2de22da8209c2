type Step = string;

/** An environment variable that replaces a key of the site configuration. */
interface Variable {
  name: string;
  key: readonly Step[];
  /** What the text stands for; the text itself unless told otherwise. What it can't read it hands on, to be refused. */
  parse?: (text: string) => unknown;
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
];

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Lays the environment's values over the site configuration.
 * @param values what `site.config.ts` exports; it is left as it is
 * @param environment an empty variable counts as absent
 * @returns a copy with the environment's values in it
 */
export function withEnvironment(values: unknown, environment: Environment): unknown {
  let result = values;
  for (const { name, key, parse } of variables) {
    const text = environment[name];
    if (text) result = replaceAt(result, key, parse ? parse(text) : text);
  }
  return result;
}

/**
 * Says which variable a value came from.
 * @param key a key of the configuration, with dots
 * @returns the variable's name; undefined where the value is the file's own
 */
export function variableOf(key: string, environment: Environment): string | undefined {
  const used = variables.filter(({ name }) => environment[name]);
  return used.find((variable) => `${key}.`.startsWith(`${variable.key.join(".")}.`))?.name;
}

function replaceAt(values: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  // What isn't a set of keys has no place for the value; the check says what is wrong with it.
  if (typeof (values ?? {}) !== "object" || Array.isArray(values)) return values;
  // A part that the file leaves out may come from the environment alone.
  const record = (values ?? {}) as Record<string, unknown>;
  return { ...record, [step]: replaceAt(record[step], rest, value) };
}
