import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { distance } from "fastest-levenshtein";
import { z } from "zod";
import { readApi } from "../api-data";
import type { SiteReader } from "../site-reader";
import { answer, didYouMean, failure } from "../tool";

const kinds = ["variable", "option", "metric", "command"] as const;

/** A name and everything that the reference contains about it. */
interface Entry {
  kind: (typeof kinds)[number];
  name: string;
  facts: object;
}

/** Looks up an environment variable, an interceptor's option, a metric or a command by its exact name. */
export function registerLookUp(server: McpServer, reader: SiteReader): void {
  server.registerTool(
    "look_up",
    {
      title: "Look up a name",
      description:
        "Looks up an environment variable, an interceptor option, a metric or a CLI command by its exact name. Returns its type, default, description and the version that added it.",
      inputSchema: {
        name: z
          .string()
          .trim()
          .min(1)
          .max(200)
          .describe("The exact name, such as GATEWAY_PORT_START, maxKeys or apply"),
        kind: z.enum(kinds).optional(),
      },
      annotations: { readOnlyHint: true },
    },
    async ({ name, kind }) => {
      const entries = (await readEntries(reader)).filter(
        (entry) => kind === undefined || entry.kind === kind,
      );
      const wanted = comparable(name);
      const found = entries.filter((entry) => comparable(entry.name) === wanted);
      if (found.length > 0) {
        return answer(
          JSON.stringify(
            found.map(({ kind: what, facts }) => ({ kind: what, ...facts })),
            null,
            1,
          ),
        );
      }
      const near = [...new Set(entries.map((entry) => entry.name))]
        .map((other) => ({ other, difference: distance(comparable(other), wanted) }))
        .filter(({ difference }) => difference <= Math.max(2, wanted.length / 4))
        .toSorted((one, other) => one.difference - other.difference)
        .slice(0, 5);
      return failure(`"${name}" isn't in the reference.${didYouMean(near.map(({ other }) => other))}`);
    },
  );
}

const comparable = (name: string): string => name.toLowerCase().replace(/^conduktor /, "");

async function readEntries(reader: SiteReader): Promise<Entry[]> {
  const variables = (await readApi(reader, "environment-variables")).flatMap(({ product, groups }) =>
    groups.flatMap((group) =>
      group.variables.map((variable): Entry => ({
        kind: "variable",
        name: variable.name,
        facts: { product, ...variable },
      })),
    ),
  );
  const options = (await readApi(reader, "interceptors")).flatMap((interceptor) =>
    optionsOf(interceptor.options, "").map(({ path, ...option }): Entry => ({
      kind: "option",
      name: option.name,
      facts: { interceptor: interceptor.name, pluginClass: interceptor.pluginClass, path, ...option },
    })),
  );
  const metrics = (await readApi(reader, "metrics")).flatMap((group) =>
    group.metrics.map((metric): Entry => ({ kind: "metric", name: metric.name, facts: metric })),
  );
  const commands = (await readApi(reader, "commands")).map((command): Entry => ({
    kind: "command",
    name: command.name,
    facts: command,
  }));
  return [...variables, ...options, ...metrics, ...commands];
}

interface Option {
  name: string;
  options?: Option[] | undefined;
}

/** Options and their nested options, each with its path. */
function optionsOf<Found extends Option>(
  options: readonly Found[],
  way: string,
): (Found & { path: string })[] {
  return options.flatMap((option) => {
    const path = way === "" ? option.name : `${way}.${option.name}`;
    const inner = (option.options ?? []) as Found[];
    return [{ ...option, path }, ...optionsOf(inner, path)];
  });
}
