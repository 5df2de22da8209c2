import { readdirSync, readFileSync } from "node:fs";

const kilobytesInMegabyte = 1024;
/** The clock ticks per second in Linux's /proc on every architecture that Node supports. */
const ticksInSecond = 100;

export interface ProcessUse {
  /** Resident memory in MB. */
  memory: number;
  /** Processor seconds used by the process and by its children that have ended. */
  processorSeconds: number;
}

/**
 * A process and everything it has started, read from /proc (Linux).
 * @param root the ID of the process
 * @returns one entry per process; none if it has ended
 * @see proc(5) for the fields of `stat`
 */
export function processTree(root: number): ProcessUse[] {
  const children = new Map<number, number[]>();
  const uses = new Map<number, ProcessUse>();
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    const process = readProcess(entry);
    if (process === null) continue;
    const id = Number(entry);
    uses.set(id, process);
    children.set(process.parent, [...(children.get(process.parent) ?? []), id]);
  }
  const below = (id: number): number[] => [id, ...(children.get(id) ?? []).flatMap(below)];
  return below(root).flatMap((id) => uses.get(id) ?? []);
}

/** Processor seconds used by descendants of this process that have ended. */
export function processorSecondsOfChildren(): number {
  const [, , userOfChildren, systemOfChildren] = processorTimes(readFileSync("/proc/self/stat", "utf8"));
  return userOfChildren + systemOfChildren;
}

function readProcess(id: string): (ProcessUse & { parent: number }) | null {
  try {
    const status = readFileSync(`/proc/${id}/status`, "utf8");
    const times = processorTimes(readFileSync(`/proc/${id}/stat`, "utf8"));
    return {
      parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]),
      memory: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / kilobytesInMegabyte,
      processorSeconds: times.reduce((sum, time) => sum + time, 0),
    };
  } catch {
    // The process has ended since the list was read.
    return null;
  }
}

/** The seconds of user and system time of a process, then those of its children that have ended. */
function processorTimes(stat: string): [number, number, number, number] {
  // The program's name is in parentheses and can contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const seconds = (index: number): number => Number(fields[index] ?? 0) / ticksInSecond;
  return [seconds(11), seconds(12), seconds(13), seconds(14)];
}
