import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { GATSBY_CLI, gatsbyEnvironment } from "../../scripts/gatsby.mjs";

export interface BuildFigures {
  seconds: number;
  /** Seconds that all processes of the build together kept a processor busy: less dependent on what else runs. */
  processorSeconds: number;
  /** Resident memory of the largest process of the build, in MB. */
  largestProcess: number;
  /** Resident memory of all processes of the build together, in MB. */
  allProcesses: number;
}

const sampleEvery = 250;
const kilobytesInMegabyte = 1024;
/** How Linux counts in /proc on every architecture that Node runs on. */
const ticksInSecond = 100;

/**
 * Runs `gatsby build` and watches its processes in /proc (Linux).
 * @param directory the site
 * @throws Error with the end of Gatsby's output when the build fails
 */
export function measuredBuild(directory: string): Promise<BuildFigures> {
  return measuredCommand(
    [process.execPath, GATSBY_CLI, "build"],
    directory,
    gatsbyEnvironment(process.env, false),
  );
}

/**
 * Runs a command and watches its processes in /proc (Linux).
 * @param command a program and its arguments
 * @param directory where it runs
 * @throws Error with the end of its output when it fails
 */
export async function measuredCommand(
  [program = "", ...args]: readonly string[],
  directory: string,
  environment: NodeJS.ProcessEnv,
): Promise<BuildFigures> {
  const started = performance.now();
  const busyBefore = processorSecondsOfChildren();
  const child = spawn(program, args, { cwd: directory, env: environment, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  let largestProcess = 0;
  let allProcesses = 0;
  const sampling = setInterval(() => {
    const sizes = memoryOfTree(child.pid ?? 0);
    largestProcess = Math.max(largestProcess, ...sizes);
    allProcesses = Math.max(
      allProcesses,
      sizes.reduce((sum, size) => sum + size, 0),
    );
  }, sampleEvery);
  const exitCode = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearInterval(sampling);
  if (exitCode !== 0) throw new Error(`${program} in ${directory} failed:\n${output.slice(-4000)}`);
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: processorSecondsOfChildren() - busyBefore,
    largestProcess: largestProcess / kilobytesInMegabyte,
    allProcesses: allProcesses / kilobytesInMegabyte,
  };
}

/** What children of this process that have ended used, and theirs. @see proc(5) for `cutime` and `cstime` */
function processorSecondsOfChildren(): number {
  const stat = readFileSync("/proc/self/stat", "utf8");
  // The program's name is in parentheses and may hold spaces.
  const [, , , , , , , , , , , , , user = "0", system = "0"] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ");
  return (Number(user) + Number(system)) / ticksInSecond;
}

/** Resident kilobytes of a process and of all below it. */
function memoryOfTree(root: number): number[] {
  const children = new Map<number, number[]>();
  const sizes = new Map<number, number>();
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    const status = readStatus(entry);
    if (status === null) continue;
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
    sizes.set(Number(entry), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return below(root).map((pid) => sizes.get(pid) ?? 0);
}

function readStatus(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    // The process has ended since the list was read.
    return null;
  }
}
