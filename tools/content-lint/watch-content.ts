import { existsSync, watch } from "node:fs";
import path from "node:path";
import type { ContentFinding } from "../../src/model/problem/problem";

/** The files that a check reads. The rest of the repository changes often and doesn't matter. */
const WATCHED = ["content", "docs", "src/site/translations/en"];

/** Editors write a file in several steps. */
const SETTLING_TIME = 100;

interface WatchOptions {
  /** Checks the current content. */
  check: () => Promise<readonly ContentFinding[]>;
  onFindings: (findings: readonly ContentFinding[]) => void;
  /** Called after a check failed, for example because a file was being moved. The next change starts another check. */
  onFailure: (error: unknown) => void;
  signal: AbortSignal;
}

/**
 * Checks content now and after each change. Changes during a check lead to one more check.
 * @returns when the signal is aborted
 */
export async function watchContent(
  root: string,
  { check, onFindings, onFailure, signal }: WatchOptions,
): Promise<void> {
  const changes = new Changes(root);
  signal.addEventListener("abort", () => changes.end());
  for (let isOver = signal.aborted; !isOver; isOver = await changes.next()) {
    await check().then(onFindings, onFailure);
  }
}

class Changes {
  private hasChanged = false;
  private isOver = false;
  private wake: () => void = () => undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly watchers;

  constructor(root: string) {
    this.watchers = WATCHED.map((folder) => path.join(root, folder))
      .filter((folder) => existsSync(folder))
      .map((folder) =>
        watch(folder, { recursive: true }, () => {
          clearTimeout(this.timer);
          this.timer = setTimeout(() => this.note(), SETTLING_TIME);
        }),
      );
  }

  end(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    for (const watcher of this.watchers) watcher.close();
    this.wake();
  }

  /** Waits for a change since the last call. @returns whether there will be no more */
  async next(): Promise<boolean> {
    while (!this.hasChanged && !this.isOver) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    this.hasChanged = false;
    return this.isOver;
  }

  private note(): void {
    this.hasChanged = true;
    this.wake();
  }
}
