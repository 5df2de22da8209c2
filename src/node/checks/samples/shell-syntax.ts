import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { shellScript } from "./embedded";
import type { Finding, Sample } from "./sample";

/**
 * Lets bash read shell samples without running them, all in one go.
 * @returns what is wrong with each, in the order of the samples; null where there is no bash
 */
export function shellFindings(samples: readonly Sample[]): Finding[][] | null {
  const folder = mkdtempSync(path.join(tmpdir(), "samples-"));
  try {
    for (const [index, sample] of samples.entries())
      writeFileSync(path.join(folder, String(index)), `${shellScript(sample)}\n`);
    const reading = `for file in "$@"; do bash -n "$file"; done`;
    const { error, stderr } = spawnSync(
      "bash",
      ["-c", reading, "bash", ...samples.map((_sample, index) => String(index))],
      { cwd: folder, encoding: "utf8", env: { ...process.env, LC_ALL: "C" } },
    );
    if (error) return null;
    return samples.map((_sample, index) => findingsOf(stderr, String(index)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Bash names the file and line of each mistake, and quotes the line after it. The first one says it all. */
function findingsOf(output: string, file: string): Finding[] {
  const match = new RegExp(`^${file}: line (\\d+): (.*)$`, "m").exec(output);
  return match ? [{ line: Number(match[1]), message: `bash can't read it: ${match[2] ?? ""}` }] : [];
}
