import { errorIn, type ContentProblem } from "../../model/problem/problem";
import { productLabels, productOf } from "../../model/release/release";
import type { SupportWindow } from "../../model/release/support-window";
import { isInRange } from "../../model/release/version";
import type { ReleaseFields } from "../node-types/content-types";

const supportWindowsFile = "content/support/versions.yaml";

/**
 * Checks that a product with support windows has one for each of its releases. Otherwise readers couldn't find a release's
 * support dates.
 */
export function checkSupportWindows(
  windows: readonly SupportWindow[],
  releases: readonly Pick<ReleaseFields, "line" | "version" | "file">[],
): ContentProblem[] {
  return releases.flatMap(({ line, version, file }): ContentProblem[] => {
    if (line === "") return [];
    const product = productOf(line);
    const own = windows.filter((window) => window.product === product);
    if (own.length === 0 || own.some((window) => isInRange(version, window))) return [];
    const message = `no support window includes ${productLabels[product]} ${version}`;
    return [errorIn(supportWindowsFile, message, `add one for the release in ${file}`)];
  });
}
