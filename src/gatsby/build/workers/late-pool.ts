/** The parts of gatsby-worker's pool used here. The package declares some of them private. */
export declare class Pool {
  constructor(workerPath: string, options: object);
  /** Starts all workers. The constructor calls it, too. */
  startAll(): void;
  /** Calls a function of the workers' module in one worker. */
  scheduleWorkSingle(name: string, ...args: unknown[]): Promise<unknown>;
  /** Calls a function of the workers' module in each worker. */
  scheduleWorkAll(name: string, ...args: unknown[]): Promise<unknown>[];
  restart(): Promise<void>;
  end(): Promise<number | null>[];
}

/** A pool that can be told to start its workers. */
export interface LatePool extends Pool {
  /** Starts the workers if they aren't running, without giving them anything to do. */
  start: () => void;
}

type PoolClass<Kind extends Pool> = new (workerPath: string, options: object) => Kind;

interface WorkerModule {
  WorkerPool: PoolClass<Pool>;
}

/**
 * Replaces gatsby-worker for Gatsby's pool. In this site's builds, workers only render pages: see `runQueriesReplacement`.
 * @param original loads gatsby-worker
 */
export function workerReplacement(original: () => unknown): WorkerModule {
  const module = original() as WorkerModule;
  return { ...module, WorkerPool: latePoolClass(module.WorkerPool) };
}

/** Creates a class of pools whose workers start with their first task. */
export function latePoolClass(Base: PoolClass<Pool>): PoolClass<LatePool> {
  return class extends Base implements LatePool {
    // Only declared, because the constructor of the base class calls startAll before fields get their values.
    declare private isRunning: boolean | undefined;

    override startAll(): void {
      // Undefined in the constructor.
      if (this.isRunning === undefined) this.isRunning = false;
      else super.startAll();
    }

    start(): void {
      if (this.isRunning === true) return;
      this.isRunning = true;
      this.startAll();
    }

    override scheduleWorkSingle(name: string, ...args: unknown[]): Promise<unknown> {
      this.start();
      return super.scheduleWorkSingle(name, ...args);
    }

    /** Does nothing: Gatsby prepares all workers for queries only. */
    override scheduleWorkAll(): Promise<unknown>[] {
      return [];
    }

    /** Does nothing: Gatsby restarts workers to free the memory that queries used. */
    override restart(): Promise<void> {
      return Promise.resolve();
    }

    override end(): Promise<number | null>[] {
      return this.isRunning === true ? super.end() : [];
    }
  };
}
