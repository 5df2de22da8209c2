import { didYouMean } from "../../../../../src/model/problem/suggestion";
import {
  isProperty,
  kafkaPropertiesFile,
  propertyOf,
  variableOf,
  type KnownKafka,
} from "../../../facts/kafka-names";
import type { Finding } from "../../../document/finding";
import { textRule } from "../../../rule/rule";

/** A variable that is named, not one that the shell fills in, because operators choose those names. */
const named = /(?<![A-Z0-9_$-])(?<!\$\{)KAFKA_[A-Z0-9_]+/g;
const bootstrap = /(?<![A-Z0-9_])KAFKA_([A-Z0-9_]+)_BOOTSTRAP_SERVERS(?![A-Z0-9_])/g;

/** Checks sentences and samples. */
export const kafkaVariables = textRule(
  "samples/kafka-variables",
  "Variables that begin with `KAFKA_` but don't set a Kafka property.",
  (text, document, { facts }) =>
    facts.kafka ? kafkaVariableFindings(text, facts.kafka, clustersNamed(document.text)) : [],
);

/** Names of clusters whose bootstrap servers a page sets: `EU` in `KAFKA_EU_BOOTSTRAP_SERVERS`. */
export function clustersNamed(page: string): string[] {
  return [...new Set([...page.matchAll(bootstrap)].flatMap(([, name]) => name ?? []))];
}

/**
 * Variables in a text that don't set a Kafka property. `KAFKA_SASL_MECHANISM` sets `sasl.mechanism`, both in Gateway and in
 * Kafka's images. In Gateway, the name of a cluster can precede the property. Values and other names in the data can occur
 * anywhere except where a variable is set. A name that breaks off, such as `KAFKA_SSL_…`, must be the start of one.
 * @param clusters names of the clusters that the page sets up
 */
export function kafkaVariableFindings(
  text: string,
  known: KnownKafka,
  clusters: readonly string[],
): Finding[] {
  // Most texts don't name any, and the list is long.
  if (!text.includes("KAFKA_")) return [];
  const variables = variablesOf(known, [...known.clusters, ...clusters]);
  return text.split("\n").flatMap((written, index) =>
    [...written.matchAll(named)].flatMap((match): Finding[] => {
      const [name] = match;
      if (isVariable(name, known, variables) || known.otherNames.includes(name)) return [];
      const isSet = /^(?:=|["']?:(?:\s|$))/.test(written.slice(match.index + name.length));
      if (known.values.has(name) && !isSet) return [];
      const line = index + 1;
      return [{ line, message: `\`${name}\` isn't a variable`, hint: hintOn(name, variables) }];
    }),
  );
}

/** Everything that can be listed, which excludes properties of listeners and plugins. */
function variablesOf(known: KnownKafka, clusters: readonly string[]): string[] {
  const ofCluster = [...known.client.map(variableOf), ...known.ofCluster.map((name) => `KAFKA_${name}`)];
  return [
    ...known.variables,
    ...known.properties.map(variableOf),
    ...clusters.flatMap((cluster) => ofCluster.map((name) => name.replace("KAFKA_", `KAFKA_${cluster}_`))),
  ];
}

function isVariable(name: string, known: KnownKafka, variables: readonly string[]): boolean {
  if (!name.endsWith("_")) return variables.includes(name) || isProperty(propertyOf(name), known);
  const beginnings = ["listener.name.", ...known.prefixes].map(variableOf);
  return [...variables, ...beginnings].some((each) => each.startsWith(name));
}

function hintOn(name: string, variables: readonly string[]): string {
  // Names are compared without their common prefix, which doesn't show which one was meant.
  const [wanted = "", ...candidates] = [name, ...variables].map((each) => each.slice("KAFKA_".length));
  const meant = didYouMean(wanted, candidates, (each) => `KAFKA_${each}`);
  return `${meant}The variable would set \`${propertyOf(name)}\`, which isn't listed in ${kafkaPropertiesFile}. If it's your own variable, rename it`;
}
