import { join } from "node:path";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";

/** Where fixture sites are put together and built. */
export const FIXTURE_SITES = join(PROJECT_ROOT, ".fixture-sites");

/** What each fixture site differs in from the real one. */
export const FIXTURES = join(PROJECT_ROOT, "tests", "fixtures");

/** A program named `git` that tells the history of fixture sites, which are no repositories. */
export const FIXTURE_HISTORY = join(PROJECT_ROOT, "tests", "harness", "git-history");
