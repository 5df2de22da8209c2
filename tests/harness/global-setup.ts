import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { ensureFixtureSite } from "./fixture-site";
import { serveDirectory } from "../../scripts/preview-server/serve-directory";

declare module "vitest" {
  export interface ProvidedContext {
    /** URL of the real site, as last built by `npm run build`. */
    siteUrl: string;
    /** URL of the `basic` fixture site. */
    basicUrl: string;
    /** URL of the `versions` fixture site. */
    versionsUrl: string;
  }
}

/**
 * Serves the real site and the `basic` and `versions` fixture sites for all browser tests, which read their URLs with
 * `inject("siteUrl")` and so on. A fixture site is rebuilt if any of its source files has changed, unless
 * `REUSE_FIXTURE_SITES=1` forces the last build to be reused.
 *
 * @param project the Vitest project
 * @returns the teardown
 * @throws {Error} if a fixture site fails to build; the message includes Gatsby's output
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
