import { readFileSync } from "node:fs";
import { workerData } from "piscina";
import type { SiteConfig } from "../../site/schema";
import type { Environment } from "../content/page/compile";
import { contentFileOf } from "./content-files";
import { readEnvironment } from "./environment";
import { makePage, type MadePage } from "./make-page";

/** A content file that a thread compiles. */
export interface CompileTask {
  /** Name of its folder's source. */
  source: string;
  absolutePath: string;
  /** Path in its source folder. */
  relativePath: string;
}

/** What all threads need to know. */
export interface CompileContext {
  root: string;
  site: SiteConfig;
}

let environment: Environment | undefined;

/** Compiles a content file. This file is the program of a thread, which esbuild compiles with gatsby-node.ts. */
export default function compilePage({ source, absolutePath, relativePath }: CompileTask): MadePage | null {
  const { root, site } = workerData as CompileContext;
  environment ??= readEnvironment(root, site).environment;
  const file = contentFileOf(root, absolutePath, relativePath);
  return makePage(source, file, readFileSync(absolutePath, "utf8"), site, environment);
}
