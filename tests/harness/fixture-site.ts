import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { GATSBY_CLI, gatsbyEnvironment } from "../../scripts/gatsby.mjs";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { whenNoOtherBuildRuns } from "./build-queue";
import { digestOf } from "../../src/gatsby/build/files-digest";
import { syncFolder } from "./sync-folder";
import { FIXTURES, FIXTURE_HISTORY, FIXTURE_SITES, SHARED_BY_FIXTURES } from "./paths";

export interface FixtureOptions {
  /** Delete the cache and output of the last build first. Off by default, because a warm build is much faster. */
  clean?: boolean;
  /** The site's folder name. Defaults to the fixture's. A different name leaves other tests' builds untouched. */
  folder?: string;
  /** Environment variables for the build; `undefined` removes one. */
  environment?: Record<string, string | undefined>;
  /** Changes the site's files before it is built, as an author would between two builds. */
  edit?: (directory: string) => Promise<void>;
  /** Kills all processes of the build at the same time once the output matches this pattern. */
  killAt?: RegExp;
}

export interface FixtureBuild {
  exitCode: number;
  /** Gatsby's output, without colors. */
  output: string;
  /** The site's folder. The build output is in its `public` folder. */
  directory: string;
}

/** Gatsby's own folders, kept between builds. */
const KEPT = new Set([".cache", "public"]);

/** The parts of the real site that fixture sites share. Content comes only from the fixture. */
const SHARED = /^(?:src|static|tsconfig\.json|package\.json|gatsby-[a-z]+\.tsx?)$/;

/**
 * Assembles a fixture site: the real site's code overlaid with `tests/fixtures/shared/` and `tests/fixtures/<name>/`.
 *
 * @param name the folder's name in tests/fixtures
 * @param options `clean` deletes earlier builds; `folder` sets the name of the site's folder
 * @returns the site's folder
 * @throws {Error} if the fixture doesn't exist
 */
export async function prepareFixtureSite(name: string, options: FixtureOptions = {}): Promise<string> {
  const fixture = join(FIXTURES, name);
  if (!existsSync(fixture)) {
    throw new Error(
      `"${name}" isn't a fixture site. Create tests/fixtures/${name}/ with a content/ folder in it.`,
    );
  }
  const directory = join(FIXTURE_SITES, options.folder ?? name);
  if (options.clean) await rm(directory, { recursive: true, force: true });
  const shared = readdirSync(PROJECT_ROOT).filter((entry) => SHARED.test(entry));
  await syncFolder(
    [
      ...shared.map((entry) => [entry, join(PROJECT_ROOT, entry)] as const),
      ["", SHARED_BY_FIXTURES],
      ["", fixture],
    ],
    directory,
    KEPT,
  );
  return directory;
}

/**
 * Assembles a fixture site and builds it once no other fixture site is being built.
 *
 * @param name the folder's name in tests/fixtures
 * @param options see `FixtureOptions`
 * @returns the build's result; a failed build is a result too, because tests build broken sites
 * @throws {Error} if the fixture doesn't exist
 */
export function buildFixtureSite(name: string, options: FixtureOptions = {}): Promise<FixtureBuild> {
  return whenNoOtherBuildRuns(() => build(name, options));
}

async function build(name: string, options: FixtureOptions): Promise<FixtureBuild> {
  await rm(digestFile(options.folder ?? name), { force: true });
  const directory = await prepareFixtureSite(name, options);
  await options.edit?.(directory);
  return { directory, ...(await runGatsbyBuild(directory, options)) };
}

/**
 * Builds a valid fixture site, unless its last build used the same files. If test files that run at the same time request
 * the same site, only the first one builds it.
 *
 * @param name the folder's name in tests/fixtures
 * @returns the folder with the build output
 * @throws {Error} if the build fails; the message includes Gatsby's output
 */
export async function ensureFixtureSite(name: string): Promise<string> {
  const output = join(FIXTURE_SITES, name, "public");
  const isBuilt = (): boolean => existsSync(join(output, "index.html"));
  if (isBuilt() && process.env.REUSE_FIXTURE_SITES === "1") return output;
  const digest = digestOf(PROJECT_ROOT, inputsOf(name));
  await whenNoOtherBuildRuns(async () => {
    if (isBuilt() && (await readFile(digestFile(name), "utf8").catch(() => "")) === digest) return;
    console.log(`Building the fixture site ${name} ...`);
    const built = await build(name, {});
    if (built.exitCode !== 0) {
      throw new Error(`The fixture site "${name}" (tests/fixtures/${name}) can't be built:\n${built.output}`);
    }
    await writeFile(digestFile(name), digest);
  });
  return output;
}

function inputsOf(name: string): string[] {
  const shared = readdirSync(PROJECT_ROOT).filter((entry) => SHARED.test(entry));
  return [
    ...[...shared, "package-lock.json"].map((entry) => join(PROJECT_ROOT, entry)),
    SHARED_BY_FIXTURES,
    join(FIXTURES, name),
  ];
}

function digestFile(folder: string): string {
  return join(FIXTURE_SITES, `${folder}.digest`);
}

function runGatsbyBuild(
  directory: string,
  { environment = {}, killAt }: FixtureOptions,
): Promise<Pick<FixtureBuild, "exitCode" | "output">> {
  const PATH = [FIXTURE_HISTORY, process.env.PATH].join(delimiter);
  const child = spawn(process.execPath, [GATSBY_CLI, "build"], {
    cwd: directory,
    env: { ...gatsbyEnvironment(withoutTestVariables(), false), PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    // Needs its own process group, so that its workers can be killed with it.
    detached: killAt !== undefined,
  });
  let output = "";
  const collect = (chunk: string): void => {
    output += chunk;
    if (killAt?.test(output) && child.pid !== undefined && child.exitCode === null) killGroup(child.pid);
  };
  child.stdout.setEncoding("utf8").on("data", collect);
  child.stderr.setEncoding("utf8").on("data", collect);
  // A build must not outlive the tests that asked for it.
  const stop = (): void => void child.kill();
  process.once("exit", stop);

  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exitCode) => {
      process.off("exit", stop);
      resolve({ exitCode: exitCode ?? 1, output: stripVTControlCharacters(output) });
    });
  });
}

function killGroup(processId: number): void {
  try {
    process.kill(-processId, "SIGKILL");
  } catch (error) {
    // The process has already exited.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Removes Vitest's environment variables, which would change how React and Gatsby build. */
export function withoutTestVariables(): NodeJS.ProcessEnv {
  const isOfTests = (name: string): boolean =>
    /^(?:VITEST|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfTests(name)));
}
