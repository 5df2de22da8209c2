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
import type { ReadData } from "../reading/yaml-file";
import { namesIn, readDataFile, readNamedFile } from "./data-file";

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

export function readVariables(root: string, product: VariableProduct): ReadData<EnvironmentVariables> {
  return readDataFile(root, variableFile(product), environmentVariablesSchema);
}

export function readMetrics(root: string): ReadData<Metrics> {
  return readDataFile(root, referenceFiles.metrics, metricsSchema);
}

export function readApi(root: string): ReadData<HttpApi> {
  return readDataFile(root, referenceFiles.api, httpApiSchema);
}

export function readCommandLine(root: string): ReadData<CommandLine> {
  return readDataFile(root, referenceFiles.commandLine, commandLineSchema);
}

export function readKafkaProperties(root: string): ReadData<KafkaProperties> {
  return readDataFile(root, referenceFiles.kafkaProperties, kafkaPropertiesSchema);
}

/** The kinds that have a file, by name. */
export function resourceKindNames(root: string): string[] {
  return namesIn(root, resourceFolder);
}

export function readResourceKind(root: string, kind: string): ReadData<ResourceKind> {
  return readNamedFile(root, resourceFile(kind), resourceKindSchema, "kind");
}

/** Problems in all these files; a missing file has none. */
export function referenceProblems(root: string): ContentProblem[] {
  return [
    ...variableProducts.flatMap((product) => readVariables(root, product).problems),
    ...[readMetrics, readApi, readCommandLine, readKafkaProperties].flatMap(
      (readFile): ContentProblem[] => readFile(root).problems,
    ),
    ...resourceKindNames(root).flatMap((kind) => readResourceKind(root, kind).problems),
  ];
}
