import type { Content } from "../../rule/content";
import type { ContentDocument } from "../../document/content-document";
import { escaped } from "../../languages/regular-expression";
import { sinceClaims } from "../../facts/claims";
import type { Finding } from "../../document/finding";
import { documentRule } from "../../rule/rule";

const after =
  "(?:since|in|from|with|as of)\\s*(?:Gateway |Console |the CLI )?(\\d+\\.\\d+(?:\\.\\d+)?)(?!\\.?\\d)";
const events = {
  deprecated: new RegExp(`\\bdeprecated\\s${after}`),
  removed: new RegExp(`\\b(?:removed|dropped|gone)\\s${after}`),
};

/**
 * Checks against `since` and `former` in the data of variables and metrics, and `lifecycle` in content/reference/facts.yaml.
 */
export const versions = documentRule(
  "data/versions",
  "Versions of additions, deprecations and removals that differ from the data.",
  (document, { facts }) => [...sinceFindings(document, facts), ...lifecycleFindings(document, facts)],
);

function sinceFindings(document: ContentDocument, { variableData, metrics }: Content["facts"]): Finding[] {
  const known = new Map([
    ...variableData.map(({ name, since }) => [name, since] as const),
    ...(metrics?.groups ?? []).flatMap((group) =>
      group.metrics.map(({ name, since }) => [name, since] as const),
    ),
  ]);
  // A metric can also be written with dots: `gateway.apiKeys.throttle_ms` is gateway_apiKeys_throttle_ms.
  const sinceOf = (name: string) => known.get(name) ?? known.get(name.replaceAll(".", "_"));
  return sinceClaims(document, (name) => sinceOf(name) !== undefined).flatMap(({ name, value, line }) => {
    const since = sinceOf(name);
    return since === undefined || since === value ? [] : [wrong(line, `\`${name}\` was added`, since, value)];
  });
}

function lifecycleFindings({ sentences }: ContentDocument, facts: Content["facts"]): Finding[] {
  const former = [...facts.variables.flatMap((each) => each.former), ...(facts.metrics?.former ?? [])].map(
    ({ name, dropped }) => ({ says: `\`${escaped(name)}\``, removed: dropped }),
  );
  const known = [...(facts.stated?.lifecycle ?? []), ...former];
  return sentences.split("\n").flatMap((line, index) =>
    known.flatMap((each): Finding[] => {
      if (!new RegExp(each.says).test(line)) return [];
      return (["deprecated", "removed"] as const).flatMap((event): Finding[] => {
        const right = event in each ? (each as Partial<Record<typeof event, string>>)[event] : undefined;
        const said = events[event].exec(line.replaceAll("|", " "))?.[1];
        if (right === undefined || said === undefined || isSame(said, right)) return [];
        return [wrong(index + 1, `it was ${event}`, right, said)];
      });
    }),
  );
}

/** `3.7` is 3.7.0. */
function isSame(said: string, right: string): boolean {
  return said === right || `${said}.0` === right;
}

function wrong(line: number, what: string, right: string, said: string): Finding {
  return { line, message: `${what} in ${right}, not in ${said}` };
}
