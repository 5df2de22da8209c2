import { spawn } from "node:child_process";
import { GATSBY_CLI, gatsbyEnvironment } from "../../scripts/gatsby.mjs";
import { processorSecondsOfChildren, processTree } from "./process-tree";

export interface BuildFigures {
  seconds: number;
  /** Processor seconds used by all processes together. Other programs hardly affect it. */
  processorSeconds: number;
  /** Resident memory of the largest process, in MB. */
  largestProcess: number;
  /** Resident memory of all processes together, in MB. */
  allProcesses: number;
}

const sampleEvery = 250;

/**
 * Runs `gatsby build` and monitors its processes.
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
 * Runs a command and monitors its processes.
 * @param command a program and its arguments
 * @param directory the working directory
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
    const sizes = processTree(child.pid ?? 0).map(({ memory }) => memory);
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
    largestProcess,
    allProcesses,
  };
}
