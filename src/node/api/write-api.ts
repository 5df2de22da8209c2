import { rm } from "node:fs/promises";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import type { CompatibilityRule } from "../../model/release/compatibility";
import { variableProducts } from "../../model/reference/environment-variables";
import { byDate, hasLine, productOf, type ReleaseId } from "../../model/release/release";
import type { SupportWindow } from "../../model/release/support-window";
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
import type { CompatibilityRuleNode, SupportWindowNode } from "../nodes/create-support";
import { nodesOfType } from "../reading/ordered-nodes";
import { writeTextFile } from "../published-files/write-data";
import { apiFiles } from "./api-files";
import type { ApiItems } from "./api-schemas";

/**
 * Writes `public/api/`: releases, support windows, compatibility, variables, metrics, commands, interceptors and kinds of
 * resources as JSON, each with its JSON Schema.
 * @param root absolute path of the repository
 */
export async function writeApi(
  tools: Pick<NodePluginArgs, "getNodesByType">,
  root: string,
  { siteUrl }: Pick<SiteConfig, "siteUrl">,
): Promise<void> {
  const releases = nodesOfType<ReleaseNode>(tools, "Release");
  const items: ApiItems = {
    releases: releases.filter(hasLine).toSorted(byDate).map(releaseItem),
    "support-windows": nodesOfType<SupportWindowNode>(tools, "SupportWindow").map(supportItem),
    compatibility: nodesOfType<CompatibilityRuleNode>(tools, "CompatibilityRule").map(compatibilityItem),
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

function releaseItem({
  name,
  line,
  version,
  date,
  path: page,
  image,
  summary,
  breaking,
  securityFixes,
}: ReleaseNode & ReleaseId): ApiItems["releases"][number] {
  return {
    name,
    product: productOf(line),
    version,
    date,
    page,
    image,
    summary,
    breaking: breaking.map(({ what, do: action }) => ({ what, do: action })),
    security: securityFixes.map(({ name: fix, cves, severity, affected }) => ({
      name: fix,
      cves,
      severity,
      affected: { from: affected.from, to: affected.to, below: affected.below },
    })),
  };
}

function supportItem({ product, label, from, below, released, until }: SupportWindow): SupportWindow {
  return { product, label, from, below, released, until };
}

function compatibilityItem({
  product,
  from,
  below,
  with: part,
  supportedFrom,
  supportedBelow,
  oldestKnown,
  newestKnown,
  feature,
  note,
}: CompatibilityRule): CompatibilityRule {
  const range = { supportedFrom, supportedBelow, oldestKnown, newestKnown };
  return { product, from, below, with: part, ...range, feature, note };
}
