import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { GATSBY_CLI, gatsbyEnvironment } from "../../scripts/gatsby.mjs";
import { processTree } from "../build/process-tree";

const pollInterval = 100;

export interface DevelopServer {
  url: string;
  /** Seconds from the start until the server has delivered its scripts. */
  ready: number;
  /** Seconds that all processes of the server together have kept a processor busy so far. */
  processorSeconds: () => number;
  close: () => Promise<void>;
}

/**
 * Starts `gatsby develop` and waits until it delivers scripts. `BENCH_LOG=1` shows what Gatsby prints.
 * @param directory the site
 * @throws Error with the end of Gatsby's output when it ends before
 */
export async function startDevelop(directory: string, port: number): Promise<DevelopServer> {
  const started = performance.now();
  const child = spawn(process.execPath, [GATSBY_CLI, "develop", "--port", String(port)], {
    cwd: directory,
    // Gatsby would otherwise run all queries at the start, as it does in CI.
    env: { ...gatsbyEnvironment(process.env, false), GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true" },
    stdio: ["ignore", "pipe", "pipe"],
    // Its own group, because Gatsby starts the server in another process.
    detached: true,
  });
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    if (process.env.BENCH_LOG) console.log(secondsSince(started).toFixed(1), chunk.toString().trimEnd());
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const url = `http://localhost:${port}`;
  while (!(await delivers(`${url}/commons.js`))) {
    if (child.exitCode !== null) throw new Error(`gatsby develop ended:\n${output.slice(-4000)}`);
    await sleep(pollInterval);
  }
  const processorSeconds = (): number =>
    processTree(child.pid ?? 0).reduce((sum, process) => sum + process.processorSeconds, 0);
  return { url, ready: secondsSince(started), processorSeconds, close: () => stop(child) };
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}

async function delivers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: "HEAD" })).ok;
  } catch {
    // It doesn't listen yet.
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("close", resolve));
  if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
  await ended;
}
