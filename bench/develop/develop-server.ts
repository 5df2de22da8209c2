import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { GATSBY_CLI, gatsbyEnvironment } from "../../scripts/gatsby.mjs";

const pollInterval = 100;

export interface DevelopServer {
  url: string;
  /** Seconds from the start to the first page that the server handed out. */
  ready: number;
  close: () => Promise<void>;
}

/**
 * Starts `gatsby develop` and waits until it hands out pages.
 * @param directory the site
 * @throws Error with the end of Gatsby's output when it ends before
 */
export async function startDevelop(directory: string, port: number): Promise<DevelopServer> {
  const started = performance.now();
  const child = spawn(process.execPath, [GATSBY_CLI, "develop", "--port", String(port)], {
    cwd: directory,
    env: { ...gatsbyEnvironment(process.env, false), GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true" },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own: Gatsby starts the server in another process.
    detached: true,
  });
  let output = "";
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const url = `http://localhost:${port}`;
  while (!(await answers(`${url}/commons.js`))) {
    if (child.exitCode !== null) throw new Error(`gatsby develop ended:\n${output.slice(-4000)}`);
    await sleep(pollInterval);
  }
  return { url, ready: (performance.now() - started) / 1000, close: () => stop(child) };
}

async function answers(url: string): Promise<boolean> {
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
