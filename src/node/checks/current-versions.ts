import { errorIn, type ContentProblem } from "../../model/problem/problem";
import { byVersion, hasLine, productLabels, productOf, releaseProducts } from "../../model/release/release";
import type { SiteConfig } from "../../site/schema";
import type { ReleaseFields } from "../node-types/content-types";

/**
 * Checks that the versions that pages name as current are the highest with release notes. Products without release notes aren't
 * checked.
 */
export function checkCurrentVersions(
  releases: readonly Pick<ReleaseFields, "line" | "version" | "file">[],
  versions: SiteConfig["versions"],
): ContentProblem[] {
  return releaseProducts.flatMap((product): ContentProblem[] => {
    const [highest] = releases
      .filter(hasLine)
      .filter(({ line }) => productOf(line) === product)
      .toSorted(byVersion);
    if (!highest || highest.version === versions[product]) return [];
    return [
      errorIn(
        "src/site/site.config.ts",
        `\`versions.${product}\` is ${versions[product]}, but the highest release of ${productLabels[product]} is ${highest.version}`,
        `set it to "${highest.version}", or correct ${highest.file}`,
      ),
    ];
  });
}
