import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** How many tests in a step passed and failed. */
export interface TestCounts {
  passed: number;
  failed: number;
}

/** The part of vitest's JSON report that is counted. */
const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/**
 * Counts the tests in a vitest run. Skipped tests count as neither passed nor failed.
 * @param reportFile the file that vitest's JSON reporter wrote
 * @param exitCode vitest's exit code
 * @returns at least one failure if the run failed in any way: no report, an unreadable report, a file that couldn't be
 *   loaded, or an exit code that no failed test explains
 */
export function countVitestRun(reportFile: string, exitCode: number): TestCounts {
  const report = readReport(reportFile);
  if (!report) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

function readReport(reportFile: string): z.infer<typeof reportSchema> | undefined {
  if (!existsSync(reportFile)) return undefined;
  try {
    return reportSchema.safeParse(JSON.parse(readFileSync(reportFile, "utf8"))).data;
  } catch {
    // Vitest crashed while writing it, which is the same as no report.
    return undefined;
  }
}
