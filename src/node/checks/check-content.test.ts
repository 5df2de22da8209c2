import { expect, test } from "vitest";
import { formatProblem } from "../../model/problem";
import { readSiteConfiguration } from "../site-configuration";
import { checkContent } from "./check-content";

test(
  "every sample, sentence and word of the content is right, and so is the data that samples are held to",
  { timeout: 60_000 },
  async () => {
    const { problems, counts } = await checkContent(process.cwd(), readSiteConfiguration());
    const errors = problems.filter(({ severity }) => severity === "error");
    expect(errors.map(formatProblem)).toEqual([]);
    expect(counts.resources).toBeGreaterThan(0);
  },
);
