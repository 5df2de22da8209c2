import { didYouMean } from "../../../../src/model/problem/suggestion";
import { referenceFiles } from "../../../../src/node/data-files/reference-file";
import type { Content } from "../../rule/content";
import type { Finding } from "../../document/finding";
import { documentRule } from "../../rule/rule";

/**
 * `gateway.request_expired` is the same metric as `gateway_request_expired`. A name that breaks off is a prefix of several
 * metrics.
 */
const named = /`(gateway(?:_\w+|\.\w[\w.]*_[\w.]*))`/g;

/** Checks sentences. Release notes can mention a metric that was removed, and so can a line that says it was removed. */
export const metricNames = documentRule(
  "data/metric-names",
  "Metrics that Gateway doesn't have, or no longer has.",
  ({ sentences, kind }, { facts }) => {
    const { metrics } = facts;
    if (!metrics) return [];
    return sentences.split("\n").flatMap((line, index) =>
      [...line.matchAll(named)].flatMap(([, name = ""]): Finding[] => {
        const mistake = mistakeOf(name.replaceAll(".", "_"), metrics);
        const isHistory = kind === "release" || /\bremoved\b/.test(line);
        if (!mistake || (mistake.isFormer && isHistory)) return [];
        return [{ line: index + 1, message: `\`${name}\` ${mistake.message}`, hint: mistake.hint }];
      }),
    );
  },
);

function mistakeOf(
  name: string,
  { groups, former }: NonNullable<Content["facts"]["metrics"]>,
): { message: string; hint: string; isFormer: boolean } | null {
  const names = groups.flatMap(({ metrics }) => metrics.flatMap((each) => [each.name, ...each.series]));
  if (name.endsWith("_") || names.includes(name)) return null;
  const gone = former.find((each) => each.name === name);
  if (gone) return { message: `was removed in ${gone.dropped}`, hint: "remove it", isFormer: true };
  const hint = `${didYouMean(name, names)}The metrics are listed in ${referenceFiles.metrics}`;
  return { message: "isn't a Gateway metric", hint, isFormer: false };
}
