import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { commandLineSchema, type CommandLine } from "../../model/reference/command-line";
import {
  environmentVariablesSchema,
  variableProducts,
  type EnvironmentVariables,
  type VariableProduct,
} from "../../model/reference/environment-variables";
import { httpApiSchema, type HttpApi } from "../../model/reference/http-api";
import { kafkaPropertiesSchema, type KafkaProperties } from "../../model/reference/kafka-properties";
import { metricsSchema, type Metrics } from "../../model/reference/metrics";
import type { ContentProblem } from "../../model/problem/problem";
import { resourceKindSchema, type ResourceKind } from "../../model/reference/resource-kind";
import { checkYaml } from "../reading/yaml-file";

/** The folder that contains these files. */
export const referenceFolder = "content/reference";

/** Files that describe the products, from the root of the repository. */
export const referenceFiles = {
  metrics: `${referenceFolder}/gateway-metrics.yaml`,
  api: `${referenceFolder}/gateway-api.yaml`,
  commandLine: `${referenceFolder}/cli.yaml`,
  kafkaProperties: `${referenceFolder}/kafka-properties.yaml`,
} as const;

/** The file that describes the environment variables of a product. @example variableFile("console") */
export function variableFile(product: VariableProduct): string {
  return `${referenceFolder}/${product}-variables.yaml`;
}

/** Folder with one file per kind of resource. */
export const resourceFolder = "content/resources";

/** The file that describes a kind. @example resourceFile("VirtualCluster") */
export function resourceFile(kind: string): string {
  return `${resourceFolder}/${kind}.yaml`;
}

/** A checked data file: null, with the problems and their lines, if it isn't valid or doesn't exist. */
export interface ReadData<Value> {
  value: Value | null;
  problems: ContentProblem[];
}

/** @param root absolute path of the repository */
export function readVariables(root: string, product: VariableProduct): ReadData<EnvironmentVariables> {
  return read(root, variableFile(product), environmentVariablesSchema);
}

/** @param root absolute path of the repository */
export function readMetrics(root: string): ReadData<Metrics> {
  return read(root, referenceFiles.metrics, metricsSchema);
}

/** @param root absolute path of the repository */
export function readApi(root: string): ReadData<HttpApi> {
  return read(root, referenceFiles.api, httpApiSchema);
}

/** @param root absolute path of the repository */
export function readCommandLine(root: string): ReadData<CommandLine> {
  return read(root, referenceFiles.commandLine, commandLineSchema);
}

/** @param root absolute path of the repository */
export function readKafkaProperties(root: string): ReadData<KafkaProperties> {
  return read(root, referenceFiles.kafkaProperties, kafkaPropertiesSchema);
}

/** The kinds that have a file, by name. @param root absolute path of the repository */
export function resourceKindNames(root: string): string[] {
  const folder = path.join(root, resourceFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.slice(0, -".yaml".length))
    .sort();
}

/** @param root absolute path of the repository */
export function readResourceKind(root: string, kind: string): ReadData<ResourceKind> {
  const file = resourceFile(kind);
  const checked = read(root, file, resourceKindSchema);
  if (!checked.value || checked.value.kind === kind) return checked;
  const message = `\`kind\` must match the file name, but is "${checked.value.kind}"`;
  const hint = `write \`kind: ${kind}\`, or rename the file`;
  return { value: null, problems: [{ severity: "error", file, line: 1, column: 1, message, hint }] };
}

/** Problems in all these files; a missing file has none. @param root absolute path of the repository */
export function referenceProblems(root: string): ContentProblem[] {
  return [
    ...variableProducts.flatMap((product) => readVariables(root, product).problems),
    ...[readMetrics, readApi, readCommandLine, readKafkaProperties].flatMap(
      (readFile): ContentProblem[] => readFile(root).problems,
    ),
    ...resourceKindNames(root).flatMap((kind) => readResourceKind(root, kind).problems),
  ];
}

/** A page shows many parts of one file, so the result is cached until the file changes. */
const lastRead = new Map<string, { yaml: string; data: ReadData<unknown> }>();

function read<Schema extends z.ZodObject>(
  root: string,
  file: string,
  schema: Schema,
): ReadData<z.infer<Schema>> {
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) return { value: null, problems: [] };
  const yaml = readFileSync(absolute, "utf8");
  const before = lastRead.get(absolute);
  if (before?.yaml === yaml) return before.data as ReadData<z.infer<Schema>>;
  const data = checkYaml(file, yaml, schema, Object.keys(schema.shape));
  lastRead.set(absolute, { yaml, data });
  return data;
}
