import { expect, test } from "vitest";
import { bundlerOf } from "./bundler";

test("builds and development use Rspack, and nothing else does", () => {
  expect(bundlerOf("build", {})).toBe("rspack");
  expect(bundlerOf("develop", {})).toBe("rspack");
  expect(bundlerOf(undefined, {})).toBe("webpack");
});

test("a variable brings webpack back", () => {
  expect(bundlerOf("build", { SITE_BUNDLER: "webpack" })).toBe("webpack");
  expect(bundlerOf("develop", { SITE_BUNDLER: "webpack" })).toBe("webpack");
});

test("another value is a mistake", () => {
  expect(() => bundlerOf("build", { SITE_BUNDLER: "vite" })).toThrow('SITE_BUNDLER is "vite"');
});
