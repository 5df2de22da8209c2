import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { errorIn } from "../../model/problem/problem";
import { checkYaml, type ReadData } from "../reading/yaml-file";

/** A page shows many parts of one file, so the result is cached until the file changes. */
const lastRead = new Map<string, { yaml: string; schema: z.ZodType; data: ReadData<unknown> }>();

/**
 * Reads and checks a YAML file.
 * @param file path from the root of the repository
 * @returns null without problems if the file doesn't exist
 */
export function readDataFile<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): ReadData<z.infer<Schema>> {
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) return { value: null, problems: [] };
  const yaml = readFileSync(absolute, "utf8");
  const before = lastRead.get(absolute);
  if (before?.yaml === yaml && before.schema === schema) return before.data as ReadData<z.infer<Schema>>;
  const { value, problems } = checkYaml(file, yaml, schema);
  lastRead.set(absolute, { yaml, schema, data: { value, problems } });
  return { value, problems };
}

/** Reads a file whose name must be the value of one of its keys. */
export function readNamedFile<Key extends string, Schema extends z.ZodType<Record<Key, string>>>(
  root: string,
  file: string,
  schema: Schema,
  key: Key,
): ReadData<z.infer<Schema>> {
  const checked = readDataFile(root, file, schema);
  const name = path.posix.basename(file, ".yaml");
  if (!checked.value || checked.value[key] === name) return checked;
  const message = `\`${key}\` must match the file name, but is "${checked.value[key]}"`;
  const hint = `write \`${key}: ${name}\`, or rename the file`;
  return { value: null, problems: [errorIn(file, message, hint, { line: 1, column: 1 })] };
}

/** The names of all YAML files in a folder, without their extension. @param folder path from the root of the repository */
export function namesIn(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.slice(0, -".yaml".length))
    .sort();
}
