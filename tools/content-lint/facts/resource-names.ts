import type { ResourceKind } from "../../../src/model/reference/resource-kind";
import { didYouMean } from "../../../src/model/problem/suggestion";
import type { SampleDocument } from "../languages/yaml-documents";
import { isObject } from "./schema-findings";

/** A document with the two names that identify its kind. */
export type NamedResource = Record<string, unknown> & { apiVersion: string; kind: string };

/** Kinds that Kubernetes has under `v1`. Console has a kind with the same name as one of them. */
const kubernetesCore = new Set(
  "Binding ConfigMap Config Endpoints Event LimitRange List Namespace Node PersistentVolume PersistentVolumeClaim Pod PodTemplate ReplicationController ResourceQuota Secret Service ServiceAccount".split(
    " ",
  ),
);

/** Kubernetes groups whose names aren't domains. */
const kubernetesGroups = new Set(["apps", "autoscaling", "batch", "extensions", "policy"]);

/**
 * Whether a document is a resource that Console or Gateway must know. Resources from Kubernetes aren't: their groups are
 * domains or well known, and a Kubernetes `ServiceAccount` has no `spec`.
 */
export function isOwnResource(value: unknown): value is NamedResource {
  if (!isObject(value) || typeof value.apiVersion !== "string" || typeof value.kind !== "string")
    return false;
  const { apiVersion, kind } = value;
  if (apiVersion.includes("$") || kind.includes("$")) return false;
  const group = apiVersion.includes("/") ? apiVersion.slice(0, apiVersion.indexOf("/")) : "";
  if (group.includes(".") || kubernetesGroups.has(group)) return false;
  return apiVersion !== "v1" || !kubernetesCore.has(kind) || (kind === "ServiceAccount" && "spec" in value);
}

/** The resources in a document: the document itself, or the items of a list, as the API returns it. */
export function resourcesIn({ value }: SampleDocument): { resource: NamedResource; path: number[] }[] {
  if (isOwnResource(value)) return [{ resource: value, path: [] }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown, index) =>
    isOwnResource(entry) ? [{ resource: entry, path: [index] }] : [],
  );
}

/** The kind of a resource, or else the name that is unknown and the names that are known. */
export function kindOf(
  { apiVersion, kind }: NamedResource,
  kinds: readonly ResourceKind[],
): ResourceKind | { unknown: "apiVersion" | "kind"; message: string; hint: string } {
  const named = kinds.filter((each) => each.kind === kind);
  const found = named.find((each) => each.apiVersion === apiVersion);
  if (found) return found;
  if (named.length > 0) {
    const hint = `use ${named.map((each) => each.apiVersion).join(" or ")}`;
    return { unknown: "apiVersion", message: `\`apiVersion\` of ${kind} can't be ${apiVersion}`, hint };
  }
  const versions = [...new Set(kinds.map((each) => each.apiVersion))];
  const inVersion = kinds.filter((each) => each.apiVersion === apiVersion);
  if (inVersion.length === 0) {
    const hint = `${didYouMean(apiVersion, versions)}Versions: ${versions.join(", ")}`;
    return { unknown: "apiVersion", message: `\`apiVersion\` can't be ${apiVersion}`, hint };
  }
  const names = kinds.map((each) => each.kind);
  const hint = `${didYouMean(kind, names)}Kinds of ${apiVersion}: ${inVersion.map((each) => each.kind).join(", ")}`;
  return { unknown: "kind", message: `\`kind\` can't be ${kind}`, hint };
}
