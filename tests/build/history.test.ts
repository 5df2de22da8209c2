import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildFixtureSite } from "../harness/fixture-site";

const minutes = 60_000;

/** Builds the `bench` site with a fake `git`; see tests/harness/git-history. */
async function buildWith(history: string): Promise<{ dates: string[]; warnings: string[] }> {
  const { exitCode, output, directory } = await buildFixtureSite("bench", {
    environment: { FIXTURE_HISTORY: history },
  });
  expect(exitCode, output).toBe(0);
  const html = await readFile(join(directory, "public", "guide", "index.html"), "utf8");
  return {
    dates: [...html.matchAll(/<time[^>]*>([^<]*)<\/time>/g)].map(([, date = ""]) => date),
    warnings: output.split("\n").filter((line) => line.includes("were last changed")),
  };
}

describe("build-shallow-04", () => {
  test(
    "a shallow clone builds without dates and with one warning",
    async () => {
      // With a complete history, dates show. Otherwise the rest of this test could never fail.
      expect(await buildWith("whole")).toEqual({ dates: ["November 3, 2025"], warnings: [] });
      const { dates, warnings } = await buildWith("shallow");
      expect(dates).toEqual([]);
      expect(warnings).toEqual([expect.stringContaining("history is shallow")]);
    },
    10 * minutes,
  );

  test(
    "variant: a folder without Git history builds without dates and with one warning",
    async () => {
      const { dates, warnings } = await buildWith("none");
      expect(dates).toEqual([]);
      expect(warnings).toEqual([expect.stringContaining("There is no Git history")]);
    },
    10 * minutes,
  );
});
