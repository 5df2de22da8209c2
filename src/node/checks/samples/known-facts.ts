import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { CommandLine } from "../../../model/command-line";
import type { EnvironmentVariables } from "../../../model/environment-variables";
import type { HttpApi } from "../../../model/http-api";
import { interceptorIds, readInterceptor } from "../../data/interceptor-file";
import {
  readApi,
  readCommandLine,
  readResourceKind,
  readVariables,
  resourceKindNames,
} from "../../data/reference-file";
import type { KnownResources } from "./resources";

/** What samples are held to; a part is null where its data file isn't there or isn't valid. */
export interface KnownFacts extends KnownResources {
  variables: EnvironmentVariables | null;
  api: HttpApi | null;
  commandLine: CommandLine | null;
  /** Versions of Gateway. */
  releases: readonly string[];
}

/**
 * Reads the data files.
 * @param root absolute path of the repository
 * @param current the documented version of Gateway
 */
export function readKnownFacts(root: string, current: string): KnownFacts {
  return {
    kinds: resourceKindNames(root).flatMap((name) => readResourceKind(root, name).value ?? []),
    interceptors: interceptorIds(root).flatMap((id) => readInterceptor(root, id).value ?? []),
    variables: readVariables(root).value,
    api: readApi(root).value,
    commandLine: readCommandLine(root).value,
    releases: releasesOf(root, current),
  };
}

/** The releases that have notes, named as their files are: `Gateway-3.8.1.md`. */
function releasesOf(root: string, current: string): string[] {
  const folder = path.join(root, "content/changelog");
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const versions = files.map((file) => /(?:^|[/\\])gateway-(\d+\.\d+\.\d+)\.mdx?$/i.exec(file)?.[1]);
  return [...new Set([current, ...versions.filter((version) => version !== undefined)])];
}
