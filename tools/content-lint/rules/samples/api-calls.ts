import type { Endpoint, HttpApi } from "../../../../src/model/reference/http-api";
import { isShell, shellScript } from "../../document/embedded";
import type { Finding } from "../../document/finding";
import { shellCommands } from "../../languages/shell-words";
import { sampleRule } from "../../rule/rule";

/** Checks scripts and sessions. */
export const apiCalls = sampleRule(
  "samples/api-calls",
  "Calls to endpoints that Gateway's API doesn't have, and query parameters that an endpoint doesn't accept.",
  (sample, { facts }) =>
    facts.api && isShell(sample) && sample.form !== "inline"
      ? apiFindings(shellScript(sample), facts.api)
      : [],
);

const address = /((?:\/gateway\/v\d|\/admin)\/[^?\s]*)(?:\?(.*))?$/;
const withBody = /^(--data(-raw|-binary)?|-d|--json)(=|$)/;

/** curl calls to Gateway's API without a matching endpoint, and unknown query parameters. */
export function apiFindings(script: string, { groups }: HttpApi): Finding[] {
  const endpoints = groups.flatMap((group) => group.endpoints);
  return shellCommands(script).flatMap(({ words, line }): Finding[] => {
    if (words[0] !== "curl") return [];
    const match = words.map((word) => address.exec(word)).find((each) => each !== null);
    // Only some endpoints of version 1 are documented. The migration guide shows the others.
    if (!match?.[1] || match[1].startsWith("/admin/")) return [];
    const method = methodOf(words);
    const path = match[1].replace(/\/$/, "");
    const endpoint = endpoints.find((each) => each.method === method && matches(path, each.path));
    if (!endpoint) return [unknown(line, method, path, endpoints)];
    const names = (match[2] ?? "").split("&").map((part) => part.split("=")[0] ?? "");
    return names
      .filter((name) => name !== "" && !name.includes("$") && !endpoint.query.includes(name))
      .map((name) => ({
        line,
        message: `\`${method} ${endpoint.path}\` has no parameter \`${name}\``,
        hint: `parameters: ${endpoint.query.join(", ") || "none"}`,
      }));
  });
}

function unknown(line: number, method: string, path: string, endpoints: readonly Endpoint[]): Finding {
  const methods = endpoints.filter((each) => matches(path, each.path)).map((each) => each.method);
  const hint =
    methods.length > 0
      ? `use one of: ${methods.join(", ")}`
      : "the endpoints are listed in content/reference/gateway-api.yaml";
  return { line, message: `\`${method} ${path}\` isn't an endpoint`, hint };
}

function methodOf(words: readonly string[]): string {
  const index = words.findIndex((word) => /^(-X|--request)(=|$)/.test(word));
  const word = words[index] ?? "";
  if (index >= 0) return (word.includes("=") ? word.split("=")[1] : words[index + 1]) ?? "GET";
  const short = words.map((each) => /^-s?X([A-Z]+)$/.exec(each)?.[1]).find((each) => each !== undefined);
  return short ?? (words.some((each) => withBody.test(each)) ? "POST" : "GET");
}

/** A parameter matches one segment. The shell can fill in a literal segment. */
function matches(path: string, pattern: string): boolean {
  const written = path.split("/");
  const expected = pattern.split("/");
  return (
    written.length === expected.length &&
    expected.every((segment, index) => {
      const own = written[index] ?? "";
      return segment.startsWith("{") || own === segment || own.includes("$");
    })
  );
}
