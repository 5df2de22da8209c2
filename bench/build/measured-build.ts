import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { GATSBY_CLI, gatsbyEnvironment } from "../../scripts/gatsby.mjs";

export interface BuildFigures {
  seconds: number;
  /** Resident memory of the largest process of the build, in MB. */
  largestProcess: number;
  /** Resident memory of all processes of the build together, in MB. */
  allProcesses: number;
}

const sampleEvery = 250;
const kilobytesInMegabyte = 1024;

/**
 * Runs `gatsby build` and watches its processes in /proc (Linux).
 * @param directory the site
 * @throws Error with the end of Gatsby's output when the build fails
 */
export async function measuredBuild(directory: string): Promise<BuildFigures> {
  const started = performance.now();
  const child = spawn(process.execPath, [GATSBY_CLI, "build"], {
    cwd: directory,
    env: gatsbyEnvironment(process.env, false),
    stdio: ["ignore", "pipe", "pipe"],
  });
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
  if (exitCode !== 0) throw new Error(`The build in ${directory} failed:\n${output.slice(-4000)}`);
  return {
    seconds: (performance.now() - started) / 1000,
    largestProcess: largestProcess / kilobytesInMegabyte,
    allProcesses: allProcesses / kilobytesInMegabyte,
  };
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
