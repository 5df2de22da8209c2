import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface QueryFiles {
  /** Files that may hold a query and nothing else that Gatsby takes out of scripts. */
  queries: string[];
  /** Files that use a component which Gatsby finds in the source, such as `StaticImage`. */
  components: string[];
}

/** Gatsby compiles a page or template twice, its component and its head, each without the other. */
const pageFolders = ["pages", "templates"];

/**
 * The scripts of a site that Gatsby changes while they are compiled.
 * @param root absolute path of the site
 */
export function filesWithQueries(root: string): QueryFiles {
  const found: QueryFiles = { queries: [], components: [] };
  const source = path.join(root, "src");
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (!/\.[jt]sx?$/.test(file) || file.includes(".test.")) continue;
    const text = readFileSync(path.join(source, file), "utf8");
    const [folder = ""] = file.split(path.sep);
    if (usesGatsbysComponents(text)) found.components.push(path.join(source, file));
    else if (pageFolders.includes(folder) || /\bgraphql\b/.test(text))
      found.queries.push(path.join(source, file));
  }
  return found;
}

/** Whether a script uses what Gatsby's Babel plugins look for: images, slices, queries written as components. */
export function usesGatsbysComponents(text: string): boolean {
  return /\bStaticImage\b|\bStaticQuery\b|<Slice\b|\bgatsby-script\b/.test(text);
}
