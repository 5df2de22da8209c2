import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { ensureFixtureSite } from "./fixture-site";
import { serveDirectory } from "./serve-directory";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the real site, as `npm run build` last made it. */
    siteUrl: string;
    /** Address of the fixture site `basic`. */
    basicUrl: string;
    /** Address of the fixture site `versions`. */
    versionsUrl: string;
  }
}

/**
 * Serves the real site and the fixture sites `basic` and `versions` for all browser tests: `inject("siteUrl")` and so on.
 * A fixture site is built when something it is made of has changed; `REUSE_FIXTURE_SITES=1` takes the last build all the
 * same.
 *
 * @param project what vitest hands over
 * @returns the teardown
 * @throws {Error} when a fixture site cannot be built; the message holds Gatsby's output
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const basic = await serveDirectory(await ensureFixtureSite("basic"));
  const versions = await serveDirectory(await ensureFixtureSite("versions"));
  const site = await serveDirectory(join(PROJECT_ROOT, "public"));
  project.provide("siteUrl", site.url);
  project.provide("basicUrl", basic.url);
  project.provide("versionsUrl", versions.url);
  return async () => {
    await Promise.all([basic, versions, site].map((server) => server.close()));
  };
}
