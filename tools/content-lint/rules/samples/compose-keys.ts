import { didYouMean } from "../../../../src/model/problem/suggestion";
import { composeKeys, nestedKeys, serviceKeys } from "../../facts/compose-keys";
import { isObject } from "../../facts/schema-findings";
import type { Finding } from "../../document/finding";
import type { SampleDocument } from "../../languages/yaml-documents";
import { dataRule } from "../../rule/data-rule";

/** Checks YAML, and scripts that contain YAML. */
export const compose = dataRule(
  "samples/compose-keys",
  "Keys that Compose doesn't support, and secrets that a service reads but isn't given.",
  (document) => composeFindings(document),
);

/** Whether a document is a Compose file: it has services, and at least one has keys that only services have. */
function isComposeFile(value: unknown): value is { services: Record<string, unknown> } {
  if (!isObject(value) || !isObject(value.services)) return false;
  return Object.values(value.services).some(
    (service) =>
      isObject(service) && ["image", "build", "environment", "command"].some((key) => key in service),
  );
}

/** Unknown keys in a Compose file. Anyone can use `x-…` keys. */
export function composeFindings(document: SampleDocument): Finding[] {
  const { value } = document;
  if (!isComposeFile(value)) return [];
  return [
    ...unknownKeys(value, composeKeys, [], document),
    ...Object.entries(value.services).flatMap(([name, service]) =>
      serviceFindings(service, ["services", name], document),
    ),
    ...secretFindings(value, document),
  ];
}

/** The file of a secret, where Compose mounts it. */
const secretFile = /^\/run\/secrets\/([^/]+)$/;

/** Secrets whose files a service reads. The service has to list them, and the file has to define them. */
function secretFindings(
  { services, secrets }: { services: Record<string, unknown>; secrets?: unknown },
  document: SampleDocument,
): Finding[] {
  const defined = isObject(secrets) ? Object.keys(secrets) : [];
  return Object.entries(services).flatMap(([service, value]) => {
    if (!isObject(value) || !isObject(value.environment)) return [];
    const listed: unknown[] = Array.isArray(value.secrets) ? value.secrets : [];
    return Object.entries(value.environment).flatMap(([variable, setting]): Finding[] => {
      const secret = typeof setting === "string" ? secretFile.exec(setting)?.[1] : undefined;
      if (secret === undefined || (listed.includes(secret) && defined.includes(secret))) return [];
      return [
        {
          line: document.lineOf(["services", service, "environment", variable]),
          message: `the service \`${service}\` reads the secret \`${secret}\`, but isn't given it`,
          hint: "add the secret to the service's `secrets` and to the top-level `secrets`",
        },
      ];
    });
  });
}

function serviceFindings(service: unknown, path: string[], document: SampleDocument): Finding[] {
  if (!isObject(service)) return [];
  return [
    ...unknownKeys(service, serviceKeys, path, document),
    ...Object.entries(nestedKeys).flatMap(([key, known]) => {
      const inner = service[key];
      return isObject(inner) ? unknownKeys(inner, known, [...path, key], document) : [];
    }),
  ];
}

function unknownKeys(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  path: readonly string[],
  document: SampleDocument,
): Finding[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key) && !key.startsWith("x-") && key !== "<<")
    .map((key) => {
      const hint = didYouMean(key, known) || undefined;
      const message = `\`${[...path, key].join(".")}\` isn't a Compose key`;
      return { line: document.lineOf([...path, key]), message, hint };
    });
}
