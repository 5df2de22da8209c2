import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { SiteConfig } from "../../site/schema";
import type { CompileMessage, CompileTask } from "./compile-thread";
import { contentFileOf } from "./content-files";
import { contentFolders } from "./content-folders";
import { claimFile, newClaims } from "./file-claims";
import type { MadePage } from "./make-page";

/** A smaller number of files would be compiled before another thread has started. */
const worthAThread = 16;
const mostThreads = 3;

/**
 * Starts threads that compile the content files while Gatsby reads them.
 * @returns undefined if it isn't worthwhile: few files, or one processor
 */
export function compilesAhead(root: string, site: SiteConfig): CompileAhead | undefined {
  const files = contentFolders(site).flatMap(({ name, path: directory }) =>
    readdirSync(path.join(root, directory), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => ({ source: name, absolutePath: path.join(root, directory, file), relativePath: file }))
      .filter((file) => !contentFileOf(root, file.absolutePath, file.relativePath).isPartial),
  );
  // Gatsby's compiled gatsby-node, which also contains the code of the threads.
  const program = path.join(root, ".cache/compiled/gatsby-node.js");
  const threads = Math.min(availableParallelism() - 1, mostThreads, Math.floor(files.length / worthAThread));
  if (threads < 1 || !existsSync(program)) return undefined;
  return new CompileAhead(program, files, threads);
}

/**
 * Pages compiled by other threads. The threads and the main thread, which proceeds as if it were alone, claim files one by one.
 * So no file is compiled twice, and the main thread waits only for files that are already being compiled.
 */
export class CompileAhead {
  private readonly indexes: Map<string, number>;
  private readonly results = new Map<number, MadePage | null>();
  private readonly waiting = new Map<number, (page: MadePage | null) => void>();
  private readonly workers: Worker[];
  private failed = false;

  /**
   * @param program absolute path of a script that takes a `CompileTask` and responds with `CompileMessage`s
   * @param files the files to compile, in the order in which the main thread will probably request them
   */
  constructor(
    program: string,
    files: CompileTask["files"],
    threads: number,
    private readonly claims = newClaims(files.length),
  ) {
    this.indexes = new Map(files.map(({ absolutePath }, index) => [absolutePath, index]));
    this.workers = Array.from({ length: threads }, () => {
      const workerData: CompileTask = { task: "compile content", files, claims: this.claims };
      const worker = new Worker(program, { workerData });
      worker.on("message", ({ index, page }: CompileMessage) => {
        this.settle(index, page);
      });
      // If a thread fails, the main thread compiles the file, and reports the compiler error if it occurs again.
      worker.on("error", () => {
        this.giveUp();
      });
      worker.unref();
      return worker;
    });
  }

  /**
   * Returns the page of a file, if a thread has compiled it or has claimed it.
   * @returns null if the caller has to compile it
   */
  async take(absolutePath: string): Promise<MadePage | null> {
    const index = this.indexes.get(absolutePath);
    if (index === undefined || claimFile(this.claims, index)) return null;
    const result = this.results.get(index);
    if (result !== undefined || this.failed) {
      this.results.delete(index);
      return result ?? null;
    }
    return new Promise((resolve) => this.waiting.set(index, resolve));
  }

  /** Ends the threads. */
  stop(): void {
    this.giveUp();
    for (const worker of this.workers) void worker.terminate();
  }

  private settle(index: number, page: MadePage | null): void {
    const waiter = this.waiting.get(index);
    if (waiter) waiter(page);
    else this.results.set(index, page);
    this.waiting.delete(index);
  }

  private giveUp(): void {
    this.failed = true;
    for (const index of [...this.waiting.keys()]) this.settle(index, null);
  }
}
