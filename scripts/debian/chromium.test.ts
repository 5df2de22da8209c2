import { join } from "node:path";
import { expect, test } from "vitest";
import { findChromium } from "./chromium.mjs";
import { makeTemporaryFolder } from "../temporary-folder.test-support";

test("CHROMIUM_PATH takes precedence", async () => {
  const path = join(await makeTemporaryFolder({ "my-chrome": "" }), "my-chrome");
  expect(findChromium({ CHROMIUM_PATH: path })).toBe(path);
});

test("a CHROMIUM_PATH that points to a missing file is an error", () => {
  expect(() => findChromium({ CHROMIUM_PATH: "/nowhere/chrome" })).toThrowErrorMatchingInlineSnapshot(
    `[UserError: CHROMIUM_PATH is "/nowhere/chrome", but this file doesn't exist. Correct or unset the variable.]`,
  );
});
