import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildFixtureSite } from "../harness/fixture-site";

const minutes = 60_000;

const datesOn = async (file: string) =>
  [...(await readFile(file, "utf8")).matchAll(/<time[^>]*>([^<]*)<\/time>/g)].map(([, date = ""]) => date);

test(
  "build-shallow-04: a shallow clone builds without dates and with one warning",
  async () => {
    const page = join("public", "guide", "index.html");
    const { exitCode, output, directory } = await buildFixtureSite("bench", {
      // A fake `git`; see tests/harness/git-history.
      environment: { FIXTURE_HISTORY: "shallow" },
    });
    expect(exitCode, output).toBe(0);
    expect(await datesOn(join(directory, page))).toEqual([]);
    expect(output.match(/The Git history is shallow/g)).toHaveLength(1);
  },
  10 * minutes,
);
