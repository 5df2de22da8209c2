import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { CommandLine } from "../../../src/model/reference/command-line";
import {
  variableProducts,
  type EnvironmentVariable,
} from "../../../src/model/reference/environment-variables";
import type { HttpApi } from "../../../src/model/reference/http-api";
import type { Interceptor } from "../../../src/model/reference/interceptor";
import { productOf, releaseLines, releaseName } from "../../../src/model/release/release";
import type { ResourceKind } from "../../../src/model/reference/resource-kind";
import type { Metrics } from "../../../src/model/reference/metrics";
import type { SiteConfig } from "../../../src/site/schema";
import { interceptorIds, readInterceptor } from "../../../src/node/data-files/interceptor-file";
import {
  readApi,
  readCommandLine,
  readKafkaProperties,
  readMetrics,
  readResourceKind,
  readVariables,
  resourceKindNames,
} from "../../../src/node/data-files/reference-file";
import { imagesOf, type KnownImages } from "./known-images";
import { readStatedFacts, type StatedFacts } from "./stated-facts";
import { knownKafka, type KnownKafka } from "./kafka-names";
import { consoleVariables, gatewayVariables, type KnownVariables } from "./known-variables";

/** An environment variable by name, with its data. */
export type KnownVariable = Pick<EnvironmentVariable, "name"> &
  Partial<Pick<EnvironmentVariable, "default" | "defaultNote" | "since">>;

/** The facts that samples are checked against. A part is null if its data file doesn't exist or isn't valid. */
export interface KnownFacts {
  kinds: readonly ResourceKind[];
  interceptors: readonly Interceptor[];
  /** By prefix. */
  variables: KnownVariables[];
  kafka: KnownKafka | null;
  api: HttpApi | null;
  commandLine: CommandLine | null;
  images: KnownImages;
  metrics: Metrics | null;
  /** Environment variables of the products and the CLI, with their data. */
  variableData: readonly KnownVariable[];
  stated: StatedFacts | null;
  /** Names of the documented releases. @example ["Console-1.33.0", "Gateway-3.8.1", "Cli-0.5.0"] */
  currentReleases: string[];
}

/** Reads the data files. @param current the documented versions */
export function readKnownFacts(root: string, current: SiteConfig["versions"]): KnownFacts {
  const commandLine = readCommandLine(root).value;
  const kinds = resourceKindNames(root).flatMap((name) => readResourceKind(root, name).value ?? []);
  const interceptors = interceptorIds(root).flatMap((id) => readInterceptor(root, id).value ?? []);
  const properties = readKafkaProperties(root).value;
  const gateway = readVariables(root, "gateway").value;
  return {
    kinds,
    interceptors,
    variables: knownVariables(root, commandLine),
    kafka: properties && gateway && knownKafka(properties, gateway, [...kinds, ...interceptors]),
    api: readApi(root).value,
    commandLine,
    images: imagesOf(releasesOf(root, current)),
    metrics: readMetrics(root).value,
    variableData: [
      ...variableProducts.flatMap((product) =>
        (readVariables(root, product).value?.groups ?? []).flatMap(({ variables }) => variables),
      ),
      ...(commandLine?.variables ?? []),
    ],
    stated: readStatedFacts(root).value,
    currentReleases: documentedReleases(current),
  };
}

/** Names are checked only if there is data for every product that reads them. */
function knownVariables(root: string, commandLine: CommandLine | null): KnownVariables[] {
  const [gateway, console, terraform] = (["gateway", "console", "terraform"] as const).map(
    (product) => readVariables(root, product).value,
  );
  return [
    ...(gateway ? [gatewayVariables(gateway)] : []),
    ...(console && terraform ? [consoleVariables([console, terraform], commandLine)] : []),
  ];
}

/** The releases with release notes, and the documented ones, by file name: `Gateway-3.8.1`. */
function releasesOf(root: string, current: SiteConfig["versions"]): string[] {
  const folder = path.join(root, "content/changelog");
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const names = files.map((file) => path.basename(file).replace(/\.mdx?$/, ""));
  return [...new Set([...documentedReleases(current), ...names])];
}

function documentedReleases(current: SiteConfig["versions"]): string[] {
  return releaseLines.flatMap((line) =>
    line === "Platform" ? [] : [releaseName({ line, version: current[productOf(line)] })],
  );
}
