import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface QueryFiles {
  /** Files that can contain a query but nothing else that Gatsby extracts from scripts. */
  queries: string[];
  /** Files that use a component that Gatsby finds in the source, such as `StaticImage`. */
  components: string[];
}

/** Gatsby compiles a page or template twice: its component without its head, and its head without its component. */
const pageFolders = ["pages", "templates"];

/** Finds the scripts of a site that Gatsby transforms during compilation. @param root absolute path of the site */
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

/** Whether a script uses something that Gatsby's Babel plugins look for: images, slices or queries written as components. */
export function usesGatsbysComponents(text: string): boolean {
  return /\bStaticImage\b|\bStaticQuery\b|<Slice\b|\bgatsby-script\b/.test(text);
}
