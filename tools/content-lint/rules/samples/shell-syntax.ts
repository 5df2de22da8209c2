import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { isShell, shellScript } from "../../document/embedded";
import type { Sample } from "../../document/sample";
import { problemIn, type Finding } from "../../document/finding";
import { samplesOf, type Rule } from "../../rule/rule";

/** Checks scripts and sessions. */
export const shellSyntax: Rule = {
  id: "samples/shell-syntax",
  about: "Shell samples that bash can't parse. The rule is skipped if bash isn't installed.",
  check: async (content) => {
    const scripts = samplesOf(content).filter((sample) => isShell(sample) && sample.form === "fence");
    const findings = (await shellFindings(scripts)) ?? [];
    return scripts.flatMap((sample, index) =>
      (findings[index] ?? []).map((finding) => problemIn(sample, finding)),
    );
  },
};

/**
 * Lets bash parse all shell samples at once, without running them.
 * @returns the error in each sample, in the order of the samples; null if bash isn't installed
 */
export async function shellFindings(samples: readonly Sample[]): Promise<Finding[][] | null> {
  const folder = mkdtempSync(path.join(tmpdir(), "samples-"));
  try {
    for (const [index, sample] of samples.entries())
      writeFileSync(path.join(folder, String(index)), `${shellScript(sample)}\n`);
    const reading = `for file in "$@"; do bash -n "$file"; done`;
    const names = samples.map((_sample, index) => String(index));
    const bash = spawn("bash", ["-c", reading, "bash", ...names], {
      cwd: folder,
      env: { ...process.env, LC_ALL: "C" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const [output] = await Promise.all([text(bash.stderr), once(bash, "close")]);
    return names.map((name) => findingsOf(output, name));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Bash prints file and line of each error, and quotes the line after it. The first one is enough. */
function findingsOf(output: string, file: string): Finding[] {
  const match = new RegExp(`^${file}: line (\\d+): (.*)$`, "m").exec(output);
  return match ? [{ line: Number(match[1]), message: `bash can't parse the sample: ${match[2] ?? ""}` }] : [];
}
