import { expect, test } from "vitest";
import { prepareWorkers } from "./prepare-workers";

function prepared(command: string): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {
    NODE_OPTIONS: '--trace-warnings --max-semi-space-size=64 --require "/a/preload.cjs"',
    GATSBY_CPU_COUNT: "5",
  };
  prepareWorkers(command, environment);
  return environment;
}

test("build workers get less memory and keep other options", () => {
  expect(prepared("build")).toEqual({
    NODE_OPTIONS: '--trace-warnings --require "/a/preload.cjs"',
    GATSBY_CPU_COUNT: "5",
  });
});

test("development has one worker, and its server, a separate process, keeps its memory", () => {
  const { NODE_OPTIONS, GATSBY_CPU_COUNT } = prepared("develop");
  expect(NODE_OPTIONS).toContain("--max-semi-space-size=64");
  expect(GATSBY_CPU_COUNT).toBe("2");
});
