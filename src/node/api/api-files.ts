import { z } from "zod";
import { apiItems, apiVersion, type ApiItems, type ApiName } from "./api-schemas";

/**
 * Generates the site's data as JSON files for programs, each with a JSON Schema, and an index of them.
 * @param items the items in each file; a file without items isn't written
 * @param siteUrl origin of the published site
 * @returns contents of files by their address
 * @throws Error when items don't match their schema
 */
export function apiFiles(items: ApiItems, siteUrl: string): Map<string, string> {
  const files = new Map<string, string>();
  const names = (Object.keys(apiItems) as ApiName[]).filter((name) => items[name].length > 0);
  for (const name of names) {
    const schema = z.strictObject({ $schema: z.string(), items: z.array(apiItems[name]) });
    const document = schema.parse({ $schema: siteUrl + schemaPath(name), items: items[name] });
    files.set(dataPath(name), json(document));
    files.set(schemaPath(name), json({ $id: siteUrl + schemaPath(name), ...z.toJSONSchema(schema) }));
  }
  const list = names.map((name) => ({
    name,
    data: siteUrl + dataPath(name),
    schema: siteUrl + schemaPath(name),
  }));
  if (names.length > 0) files.set(`/api/${apiVersion}/index.json`, json({ files: list }));
  return files;
}

function dataPath(name: ApiName): string {
  return `/api/${apiVersion}/${name}.json`;
}

function schemaPath(name: ApiName): string {
  return `/api/${apiVersion}/${name}.schema.json`;
}

function json(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
