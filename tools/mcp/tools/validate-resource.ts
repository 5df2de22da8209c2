import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { Ajv, type ErrorObject } from "ajv";
import { isMap, LineCounter, parseAllDocuments, type Document } from "yaml";
import { z } from "zod";
import { offsetOf } from "../../../src/node/reading/yaml-file";
import { readApi } from "../api-data";
import { readJson, type SiteReader } from "../site-reader";
import { answer, didYouMean, failure } from "../tool";

/** Resources are short. Longer input isn't a resource, and would only take time. */
const LONGEST_YAML = 200_000;

/** Checks resources against the JSON Schemas that editors use. */
export function registerValidateResource(server: McpServer, reader: SiteReader): void {
  server.registerTool(
    "validate_resource",
    {
      title: "Validate a resource",
      description:
        "Checks the YAML of one or more Console or Gateway resources against their schemas. Returns each error with its line.",
      inputSchema: { yaml: z.string().min(1).max(LONGEST_YAML) },
      annotations: { readOnlyHint: true },
    },
    async ({ yaml }) => {
      const lineCounter = new LineCounter();
      const documents = parseAllDocuments(yaml, { lineCounter, uniqueKeys: true });
      if (!Array.isArray(documents)) return failure("The YAML is empty.");
      const kinds = (await readApi(reader, "resource-kinds")).map(({ kind }) => kind);
      const mistakes: string[] = [];
      for (const document of documents) {
        mistakes.push(...(await mistakesOf(document, kinds, reader, lineCounter)));
      }
      return mistakes.length === 0
        ? answer(
            `${documents.length === 1 ? "The resource is" : `All ${String(documents.length)} resources are`} valid.`,
          )
        : failure(mistakes.join("\n"));
    },
  );
}

async function mistakesOf(
  document: Document.Parsed,
  kinds: readonly string[],
  reader: SiteReader,
  lines: LineCounter,
): Promise<string[]> {
  const [error] = document.errors;
  if (error)
    return [`line ${String(lines.linePos(error.pos[0]).line)}: ${error.message.split("\n")[0] ?? ""}`];
  const at = (path: readonly string[]): string => {
    const steps = path.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const start = document.contents?.range[0] ?? 0;
    return `line ${String(lines.linePos(Math.max(start, offsetOf(document, steps))).line)}`;
  };
  if (!isMap(document.contents))
    return [`${at([])}: must be a resource with apiVersion, kind, metadata and spec`];
  const kind: unknown = document.get("kind");
  if (typeof kind !== "string") return [`${at([])}: the resource has no kind`];
  if (!kinds.includes(kind)) {
    const near = kinds.filter((other) => other.toLowerCase() === kind.toLowerCase());
    return [`${at(["kind"])}: "${kind}" isn't a kind.${didYouMean(near.length > 0 ? near : kinds)}`];
  }
  const schema = (await readJson(reader, `/schemas/${kind}.json`)) as object;
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
  if (validate(document.toJS({ maxAliasCount: 100 }))) return [];
  return (validate.errors ?? []).map((mistake) => {
    const path = mistake.instancePath.split("/").slice(1).map(unescapePointer);
    const { additionalProperty: key } = mistake.params as { additionalProperty?: string };
    return `${at(key === undefined ? path : [...path, key])}: ${[path.join("."), wordsOf(mistake)].filter(Boolean).join(" ")}`;
  });
}

function wordsOf({ keyword, message = "isn't valid", params }: ErrorObject): string {
  if (keyword === "additionalProperties") return `can't have the key "${String(params.additionalProperty)}"`;
  if (keyword === "enum")
    return `must be one of ${(params.allowedValues as unknown[]).map(String).join(", ")}`;
  return message;
}

/** RFC 6901, section 4. */
function unescapePointer(part: string): string {
  return part.replaceAll("~1", "/").replaceAll("~0", "~");
}
