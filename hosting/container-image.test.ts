import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../scripts/project-root.mjs";

const dockerfile = readFileSync(path.join(PROJECT_ROOT, "Dockerfile"), "utf8");
const stages = dockerfile.split(/^FROM /m).slice(1);

test("the Dockerfile is valid", () => {
  expect(validate(dockerfile)).toEqual([]);
});

test("the Dockerfile copies only existing files", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  expect(copied).toContain("hosting/caddy/site.caddy");
  for (const name of copied) expect(existsSync(path.join(PROJECT_ROOT, name)), name).toBe(true);
});

test("the image contains the site and its rules where the server expects them, and no build tools", () => {
  const last = stages.at(-1) ?? "";
  const variables = new Map(
    [...(/^ENV (.*)$/m.exec(last)?.[1] ?? "").matchAll(/(\w+)=(\S+)/g)].map(
      ([, name, value]) => [name, value] as const,
    ),
  );
  expect(last).toContain(`COPY --from=build /site/public ${String(variables.get("SITE"))}\n`);
  expect(last).toContain(`COPY --from=build /site/rules ${String(variables.get("RULES"))}\n`);
  expect(last).toContain(`EXPOSE ${String(variables.get("PORT"))}\n`);
  expect(last).not.toMatch(/node|npm/);
});

test("the server runs as a non-root user with a numeric ID", () => {
  const [, user] = /^USER (\d+):\d+$/m.exec(stages.at(-1) ?? "") ?? [];
  expect(Number(user)).toBeGreaterThan(999);
});

test("the build stage includes the Git history, but no build output", () => {
  const ignored = readFileSync(path.join(PROJECT_ROOT, ".dockerignore"), "utf8").trim().split("\n");
  expect(ignored).toEqual(expect.arrayContaining(["node_modules", ".cache", "public"]));
  expect(ignored).not.toContain(".git");
});

test("the Node version matches package.json and .nvmrc", () => {
  const read = (name: string) => readFileSync(path.join(PROJECT_ROOT, name), "utf8").trim();
  const { engines } = JSON.parse(read("package.json")) as { engines: { node: string } };
  const [, major] = /^>=(\d+)\./.exec(engines.node) ?? [];
  expect(read(".nvmrc")).toBe(major);
  expect(dockerfile).toContain(`FROM node:${String(major)}-`);
  expect(read(".github/workflows/checks.yml")).toContain(`container: node:${String(major)}-`);
});
