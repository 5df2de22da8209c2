import { expect, test } from "vitest";
import { bundlerOf } from "./bundler";

test("only builds and development use Rspack", () => {
  expect(bundlerOf("build", {})).toBe("rspack");
  expect(bundlerOf("develop", {})).toBe("rspack");
  expect(bundlerOf(undefined, {})).toBe("webpack");
});

test("a variable switches back to webpack", () => {
  expect(bundlerOf("build", { SITE_BUNDLER: "webpack" })).toBe("webpack");
  expect(bundlerOf("develop", { SITE_BUNDLER: "webpack" })).toBe("webpack");
});

test("any other value is an error", () => {
  expect(() => bundlerOf("build", { SITE_BUNDLER: "vite" })).toThrow('SITE_BUNDLER can\'t be "vite"');
});
