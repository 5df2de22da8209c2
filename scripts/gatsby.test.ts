import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { gatsbyEnvironment } from "./gatsby.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";

test("telemetry is always off", () => {
  expect(gatsbyEnvironment({ GATSBY_TELEMETRY_DISABLED: "0", HOME: "/home" }, true)).toEqual({
    GATSBY_TELEMETRY_DISABLED: "1",
    PREFIX_PATHS: "true",
    GATSBY_CPU_COUNT: expect.stringMatching(/^\d+$/) as string,
    NODE_OPTIONS: expect.stringContaining("--max-semi-space-size=32 --require ") as string,
    HOME: "/home",
  });
});

test("each processor has a worker unless the number is set explicitly", () => {
  expect(Number(gatsbyEnvironment({}, true).GATSBY_CPU_COUNT)).toBe(availableParallelism() + 1);
  expect(gatsbyEnvironment({ GATSBY_CPU_COUNT: "3" }, true).GATSBY_CPU_COUNT).toBe("3");
});

test("output to anything other than a terminal is plain lines", () => {
  expect(gatsbyEnvironment({}, false).CI).toBe("true");
  expect(gatsbyEnvironment({ CI: "1" }, false).CI).toBe("1");
});

test("existing Node options are kept", () => {
  const { NODE_OPTIONS } = gatsbyEnvironment({ NODE_OPTIONS: "--max-old-space-size=2048" }, true);
  expect(NODE_OPTIONS).toMatch(/^--max-old-space-size=2048 --max-semi-space-size=32 /);
});

/** The bundler Gatsby loads as webpack, checked in a separate process with a command's environment. */
function bundlerIn(environment: NodeJS.ProcessEnv): string {
  const script = `const { builtinPlugins } = require("gatsby/dist/utils/webpack-plugins");
    console.log(builtinPlugins.define({}).constructor === require("@rspack/core").DefinePlugin ? "rspack" : "webpack");`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["-e", script], {
    cwd: PROJECT_ROOT,
    env: gatsbyEnvironment({ PATH: process.env.PATH, ...environment }, false),
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return stdout.trim();
}

test("Gatsby builds with Rspack unless webpack is requested", () => {
  expect(bundlerIn({ gatsby_executing_command: "build" })).toBe("rspack");
  expect(bundlerIn({ gatsby_executing_command: "build", SITE_BUNDLER: "webpack" })).toBe("webpack");
  expect(bundlerIn({ gatsby_executing_command: "develop" })).toBe("rspack");
  expect(bundlerIn({ gatsby_executing_command: "develop", SITE_BUNDLER: "webpack" })).toBe("webpack");
});
