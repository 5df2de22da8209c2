import { join } from "node:path";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";

/** The folder in which fixture sites are assembled and built. */
export const FIXTURE_SITES = join(PROJECT_ROOT, ".fixture-sites");

/** The files in which each fixture site differs from the real one. */
export const FIXTURES = join(PROJECT_ROOT, "tests", "fixtures");

/** Files that all fixture sites have in common and the real site lacks. */
export const SHARED_BY_FIXTURES = join(FIXTURES, "shared");

/** A fake `git` that reports a history for fixture sites, which aren't repositories. */
export const FIXTURE_HISTORY = join(PROJECT_ROOT, "tests", "harness", "git-history");
