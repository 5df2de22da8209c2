import { rm } from "node:fs/promises";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { z } from "zod";
import { variableProducts } from "../../model/reference/environment-variables";
import { byDate, hasLine, productOf } from "../../model/release/release";
import type { SiteConfig } from "../../site/schema";
import { interceptorIds, readInterceptor } from "../data-files/interceptor-file";
import {
  readCommandLine,
  readMetrics,
  readResourceKind,
  readVariables,
  resourceKindNames,
} from "../data-files/reference-file";
import type { ReleaseNode } from "../node-types/content-types";
import { nodesOfType } from "../reading/ordered-nodes";
import { writeTextFile } from "../published-files/write-data";
import { apiFiles } from "./api-files";
import { apiItems, type ApiItems } from "./api-schemas";

/**
 * Writes `public/api/`: releases, support windows, compatibility, variables, metrics, commands, interceptors and kinds of
 * resources as JSON, each with its JSON Schema.
 */
export async function writeApi(
  tools: Pick<NodePluginArgs, "getNodesByType">,
  root: string,
  { siteUrl }: Pick<SiteConfig, "siteUrl">,
): Promise<void> {
  const releases = nodesOfType<ReleaseNode>(tools, "Release")
    .filter(hasLine)
    .toSorted(byDate)
    .map((node) => ({
      ...node,
      product: productOf(node.line),
      page: node.path,
      security: node.securityFixes,
    }));
  const items: ApiItems = {
    releases: itemsOf("releases", releases),
    "support-windows": itemsOf("support-windows", nodesOfType(tools, "SupportWindow")),
    compatibility: itemsOf("compatibility", nodesOfType(tools, "CompatibilityRule")),
    "environment-variables": variableProducts.flatMap((product) => {
      const { value } = readVariables(root, product);
      return value ? [{ ...value, product }] : [];
    }),
    metrics: readMetrics(root).value?.groups ?? [],
    commands: readCommandLine(root).value?.commands ?? [],
    interceptors: interceptorIds(root).flatMap((id) => readInterceptor(root, id).value ?? []),
    "resource-kinds": resourceKindNames(root).flatMap((name) => readResourceKind(root, name).value ?? []),
  };
  await rm(path.join(root, "public", "api"), { recursive: true, force: true });
  for (const [address, text] of apiFiles(items, siteUrl)) writeTextFile(root, address, text);
}

/** The data of nodes, without the fields that the API doesn't have. */
function itemsOf<Name extends "releases" | "support-windows" | "compatibility">(
  name: Name,
  nodes: readonly object[],
): ApiItems[Name] {
  return z.array(apiItems[name].strip()).parse(nodes) as ApiItems[Name];
}
