import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { ContentProblem } from "../../model/problem/problem";
import type { SiteConfig } from "../../site/schema";
import type { Environment } from "../content/page/compile";
import { readDiagramSizes } from "../content/parse/diagram-sizes";
import { readDataFile } from "../data-files/data-file";

/** `content/glossary.yaml`. */
export const glossarySchema = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/, "an ID of lowercase letters, digits and dashes"),
  z.strictObject({ term: z.string().trim().min(1), definition: z.string().trim().min(1).max(300) }),
);

const glossaryFile = "content/glossary.yaml";

/** Reads the data that content can refer to: variables from the site configuration, and the glossary. */
export function readEnvironment(
  root: string,
  site: SiteConfig,
): { environment: Environment; problems: ContentProblem[] } {
  const { value, problems } = readDataFile(root, glossaryFile, glossarySchema);
  const variables = { product: { name: site.productName }, version: { ...site.versions } };
  return {
    environment: { root, variables, glossary: value ?? {}, diagramSizes: readDiagramSizes(root) },
    problems,
  };
}

/**
 * A digest of everything that affects a page besides its own files: the compiled build code, which includes the site's
 * configuration, and the glossary. Pages built with a different digest are built again.
 */
export function environmentDigest(root: string): string {
  const hash = createHash("sha256");
  for (const file of [".cache/compiled/gatsby-node.js", ".cache/compiled/gatsby-config.js", glossaryFile]) {
    const absolute = path.join(root, file);
    if (existsSync(absolute)) hash.update(readFileSync(absolute));
    hash.update("\0");
  }
  return hash.digest("hex");
}
