import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { interceptorSchema, type Interceptor } from "../../model/reference/interceptor";
import type { ContentProblem } from "../../model/problem/problem";
import { checkYaml } from "../reading/yaml-file";

/** Folder of the interceptors' data, from the root of the repository. */
export const interceptorFolder = "content/interceptors";

/** The file that describes an interceptor. @example interceptorFile("data-masking") */
export function interceptorFile(id: string): string {
  return `${interceptorFolder}/${id}.yaml`;
}

/** Every interceptor that has a file, by name. @param root absolute path of the repository */
export function interceptorIds(root: string): string[] {
  const folder = path.join(root, interceptorFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.slice(0, -".yaml".length))
    .sort();
}

/**
 * Reads and checks one interceptor's file.
 * @returns null and the problems, each with its line, when the file isn't valid
 */
export function readInterceptor(
  root: string,
  id: string,
): { value: Interceptor | null; problems: ContentProblem[] } {
  const file = interceptorFile(id);
  const checked = checkYaml(
    file,
    readFileSync(path.join(root, file), "utf8"),
    interceptorSchema,
    Object.keys(interceptorSchema.shape),
  );
  if (!checked.value || checked.value.id === id) return checked;
  return {
    value: null,
    problems: [
      {
        severity: "error",
        file,
        line: 1,
        column: 1,
        message: `\`id\` must match the file name, but is "${checked.value.id}"`,
        hint: `write \`id: ${id}\`, or rename the file`,
      },
    ],
  };
}
