import { readFileSync } from "node:fs";
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import type { SiteConfig } from "../../site/schema";
import { contentFileOf } from "./content-files";
import { readEnvironment } from "./environment";
import { claimFile } from "./file-claims";
import { makePage, type MadePage } from "./make-page";

/** The task passed to a thread when it starts. */
export interface CompileTask {
  task: "compile content";
  files: readonly { source: string; absolutePath: string; relativePath: string }[];
  /** Shared with the other threads. */
  claims: Int32Array;
}

/** A finished file. `page` is null if the main thread has to compile it, which also reports any problems. */
export interface CompileMessage {
  index: number;
  page: MadePage | null;
}

/**
 * In a thread started to compile content: compiles the unclaimed files, starting from the end, because the main thread starts
 * from the beginning. In other threads: does nothing.
 */
export function compileInThread(root: string, site: SiteConfig): void {
  if (isMainThread || !parentPort || !isCompileTask(workerData)) return;
  const { files, claims } = workerData;
  const { environment } = readEnvironment(root, site);
  for (let index = files.length - 1; index >= 0; index -= 1) {
    const file = files[index];
    if (!file || !claimFile(claims, index)) continue;
    const message: CompileMessage = { index, page: null };
    try {
      const contentFile = contentFileOf(root, file.absolutePath, file.relativePath);
      const raw = readFileSync(file.absolutePath, "utf8");
      message.page = makePage(file.source, contentFile, raw, site, environment);
    } finally {
      parentPort.postMessage(message);
    }
  }
}

function isCompileTask(data: unknown): data is CompileTask {
  return typeof data === "object" && data !== null && "task" in data && data.task === "compile content";
}
