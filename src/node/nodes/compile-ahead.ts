import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { SiteConfig } from "../../site/schema";
import { startThreads } from "../threads/start-threads";
import type { CompileContext, CompileTask } from "./compile-page";
import { contentFileOf } from "./content-files";
import { allContentFolders, contentFilesIn } from "./content-folders";
import type { MadePage } from "./make-page";

/** A thread loads the compiler first, which takes as long as compiling a few dozen files. */
const FILES_PER_THREAD = 16;
const MOST_THREADS = 3;

declare global {
  /**
   * The pages that gatsby-config.ts has threads compile for gatsby-node.ts. esbuild bundles both separately, so that they have no other
   * variable in common.
   */
  var compiledPages: CompiledPages | undefined;
}

/** Pages that threads compile. */
export interface CompiledPages {
  /**
   * @param file absolute path
   * @returns undefined if no thread has compiled the file, so the caller has to compile it, and to report the error
   */
  take: (file: string) => Promise<MadePage | null | undefined>;
  /** Ends the threads. */
  close: () => Promise<void>;
}

/**
 * Starts threads that compile all content files while Gatsby starts and reads them, which takes as long and uses only one
 * processor.
 * @returns undefined if that isn't worthwhile: few files, one processor, or a cache, with which only changed files are compiled
 */
export function compileAhead(root: string, site: SiteConfig): CompiledPages | undefined {
  if (existsSync(path.join(root, ".cache/data"))) return undefined;
  const tasks = contentTasks(root, site);
  const count = Math.min(
    availableParallelism() - 1,
    MOST_THREADS,
    Math.floor(tasks.length / FILES_PER_THREAD),
  );
  const context: CompileContext = { root, site };
  const threads = startThreads<CompileTask, MadePage | null>(root, "compile-page", count, context);
  if (!threads) return undefined;
  const pages = new Map(
    tasks.map((task) => [task.absolutePath, threads.run(task).catch(() => undefined)] as const),
  );
  return {
    take: async (file) => {
      const page = await pages.get(file);
      pages.delete(file);
      return page;
    },
    close: () => threads.destroy(),
  };
}

function contentTasks(root: string, site: SiteConfig): CompileTask[] {
  return allContentFolders(site).flatMap((folder) =>
    contentFilesIn(root, folder)
      .map((file) => ({
        source: folder.name,
        absolutePath: path.join(root, folder.path, file),
        relativePath: file,
      }))
      .filter((task) => !contentFileOf(root, task.absolutePath, task.relativePath).isPartial),
  );
}
