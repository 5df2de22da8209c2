import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { GATSBY_CLI, gatsbyEnvironment } from "../../scripts/gatsby.mjs";
import { withoutTestVariables } from "./fixture-site";

const pollInterval = 100;

export interface DevelopServer {
  /** The URL, without a trailing slash. */
  url: string;
  /** The ID of the started process, which starts another one. */
  processId: number;
  /** Gatsby's output so far, without colors. */
  output: () => string;
  close: () => Promise<void>;
}

/**
 * Starts `gatsby develop` on a free port and waits until it serves scripts.
 * @param directory the site's folder
 * @throws Error with Gatsby's output if Gatsby exits before that
 */
export async function startDevelop(directory: string): Promise<DevelopServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [GATSBY_CLI, "develop", "--port", String(port)], {
    cwd: directory,
    // Otherwise Gatsby runs all queries at startup, as it does in CI.
    env: {
      ...gatsbyEnvironment(withoutTestVariables(), false),
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true",
    },
    stdio: ["ignore", "pipe", "pipe"],
    // Needs its own process group, because Gatsby starts the server in another process.
    detached: true,
  });
  let printed = "";
  const collect = (chunk: string): void => {
    printed += chunk;
  };
  child.stdout.setEncoding("utf8").on("data", collect);
  child.stderr.setEncoding("utf8").on("data", collect);
  const output = (): string => stripVTControlCharacters(printed);
  // A server must not outlive the tests that started it.
  const kill = (): void => {
    signal(child);
  };
  process.once("exit", kill);
  const close = async (): Promise<void> => {
    process.off("exit", kill);
    await stop(child);
  };
  const url = `http://localhost:${port}`;
  while (!(await delivers(`${url}/commons.js`))) {
    if (child.exitCode !== null) throw new Error(`gatsby develop stopped before it was ready:\n${output()}`);
    await sleep(pollInterval);
  }
  return { url, processId: child.pid ?? 0, output, close };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function delivers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: "HEAD" })).ok;
  } catch {
    // The server isn't listening yet.
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "close");
  signal(child);
  await ended;
}

function signal(child: ChildProcess): void {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
}
