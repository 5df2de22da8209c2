import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The folder that a site was built for, which the build wrote into the first rule of its headers.
 * @param directory the site's folder
 * @returns such as `/docs`; empty for the root of a host
 */
export function readPrefix(directory: string): string {
  const file = join(directory, "_headers");
  if (!existsSync(file)) return "";
  return /^(\/[^*\s]+)\/\*$/m.exec(readFileSync(file, "utf8").split("\n")[0] ?? "")?.[1] ?? "";
}
