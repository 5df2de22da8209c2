import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { gatsbyEnvironment } from "./gatsby.mjs";

test("telemetry is always off", () => {
  expect(gatsbyEnvironment({ GATSBY_TELEMETRY_DISABLED: "0", HOME: "/home" }, true)).toEqual({
    GATSBY_TELEMETRY_DISABLED: "1",
    PREFIX_PATHS: "true",
    GATSBY_CPU_COUNT: expect.stringMatching(/^\d+$/) as string,
    NODE_OPTIONS: "--max-semi-space-size=64",
    HOME: "/home",
  });
});

test("each processor has a worker, unless somebody says how many", () => {
  expect(Number(gatsbyEnvironment({}, true).GATSBY_CPU_COUNT)).toBe(availableParallelism() + 1);
  expect(gatsbyEnvironment({ GATSBY_CPU_COUNT: "3" }, true).GATSBY_CPU_COUNT).toBe("3");
});

test("output that is no terminal gets plain lines", () => {
  expect(gatsbyEnvironment({}, false).CI).toBe("true");
  expect(gatsbyEnvironment({ CI: "1" }, false).CI).toBe("1");
});

test("options for Node that somebody set stay", () => {
  const { NODE_OPTIONS } = gatsbyEnvironment({ NODE_OPTIONS: "--max-old-space-size=2048" }, true);
  expect(NODE_OPTIONS).toBe("--max-old-space-size=2048 --max-semi-space-size=64");
});
