import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { parseSidebar } from "../../src/node/navigation/sidebar-config";
import { readSiteConfiguration } from "../../src/node/configuration/site-configuration";
import { checkContent } from "../content-lint/check-content";
import { readContent } from "../content-lint/rule/content";
import { addToSidebar } from "./add-to-sidebar";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "new-"));
  cpSync(path.join(PROJECT_ROOT, "content"), path.join(root, "content"), { recursive: true });
  cpSync(path.join(PROJECT_ROOT, "src/site/translations"), path.join(root, "src/site/translations"), {
    recursive: true,
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** Runs `npm run new`, without a terminal. */
function run(...flags: string[]) {
  const script = path.join(PROJECT_ROOT, "tools/new/run.ts");
  const args = ["--import", "tsx", script, "--root", root, ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: PROJECT_ROOT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { status, stdout, stderr };
}
const make = (kind: string, section: string, title: string) =>
  run("--kind", kind, "--section", section, "--title", title);

test("a new page, release and interceptor pass the content checks and are in the sidebar", async () => {
  const folder = "gateway/interceptors/observability";
  expect(make("page", "guides/get-started", "Watch quiet topics").status).toBe(0);
  expect(make("page", folder, "Watch quiet groups").status).toBe(0);
  expect(make("release", "gateway", "99.0.0").stdout).toBe("Wrote content/changelog/Gateway-99.0.0.mdx\n");
  expect(make("interceptor", folder, "Quiet topics").stdout).toBe(
    `Wrote content/interceptors/quiet-topics.yaml\nWrote content/${folder}/quiet-topics.mdx\nWrote content/gateway/sidebar.yaml\n`,
  );

  expect(parseSidebar("sidebar.yaml", read("content/gateway/sidebar.yaml")).problems).toEqual([]);
  expect(read("content/gateway/sidebar.yaml")).toMatch(
    /\n( +)- interceptors\/observability\/watch-quiet-groups\n\1- interceptors\/observability\/quiet-topics\n/,
  );
  expect(read("content/guides/sidebar.yaml")).toContain("- get-started/watch-quiet-topics\n");

  const problems = await checkContent(readContent(root, readSiteConfiguration()));
  const made = problems.filter(({ file }) => /quiet|99\.0\.0|sidebar/.test(file));
  expect(made.filter(({ severity }) => severity === "error")).toEqual([]);
}, 120_000);

test.each([
  [["page", "no/such", "X"], /"no\/such" isn't a folder in a section with a sidebar/],
  [["page", "../scripts", "X"], /isn't a folder in a section/],
  [["page", "gateway", "…"], /can't be turned into a file name/],
  [["page", "gateway/interceptors/observability", "Audit"], /audit\.mdx already exists/],
  [["release", "gateway", "3.8"], /"3\.8" isn't a version/],
  [["release", "gateway", "3.8.1"], /Gateway-3\.8\.1\.mdx already exists/],
  [["release", "Kafka", "3.8.1"], /"Kafka" isn't a product line/],
  [["poem", "gateway", "X"], /"poem" isn't a kind/],
] as const)("%j is rejected", ([kind, section, title], message) => {
  const { status, stdout, stderr } = make(kind, section, title);
  expect(status).not.toBe(0);
  expect(stdout).toBe("");
  expect(stderr).toMatch(message);
});

test("a missing answer is an error without a terminal", () => {
  expect(run("--kind", "page").stderr).toContain("--section is missing");
});

test("a sidebar keeps its comments and order, and a page without a closer place is added at the end", () => {
  const sidebar = "# The order.\n- index\n- label: How to\n  items:\n    - how-to/a # first\n- faq\n";
  expect(addToSidebar(sidebar, "how-to/deep/b")).toBe(
    "# The order.\n- index\n- label: How to\n  items:\n    - how-to/a # first\n    - how-to/deep/b\n- faq\n",
  );
  expect(addToSidebar(sidebar, "other/c")).toBe(`${sidebar}- other/c\n`);
});
