import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { replaceRequests } from "./replace-requests";

const loader = Module as typeof Module & { _load: unknown };
const load = loader._load;
afterEach(() => {
  loader._load = load;
});

/** A folder with a file of Gatsby and a file of another package, which both require the same module. */
function packages(): { gatsby: string; other: string } {
  const folder = mkdtempSync(path.join(tmpdir(), "replace-requests-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const write = (name: string, text: string): string => {
    const file = path.join(folder, "node_modules", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  write("bundler/index.js", 'module.exports = "original";');
  return {
    gatsby: write("gatsby/dist/utils/build.js", 'module.exports = require("bundler");'),
    other: write("other/utils/build.js", 'module.exports = require("bundler");'),
  };
}

test("Gatsby's file gets the replacement, which is made once from the original", () => {
  const { gatsby } = packages();
  let made = 0;
  replaceRequests([
    {
      request: "bundler",
      from: ["utils/build.js"],
      make: (original) => {
        made += 1;
        return `instead of ${String(original())}`;
      },
    },
  ]);
  const require = createRequire(import.meta.url);
  expect(require(gatsby)).toBe("instead of original");
  Reflect.deleteProperty(require.cache, gatsby);
  expect(require(gatsby)).toBe("instead of original");
  expect(made).toBe(1);
});

test("a file of another package gets the replacement meant for it", () => {
  const { gatsby, other } = packages();
  replaceRequests([
    { request: "bundler", folder: "other", from: ["utils/build.js"], make: () => "replaced" },
  ]);
  const require = createRequire(import.meta.url);
  expect(require(gatsby)).toBe("original");
  expect(require(other)).toBe("replaced");
});

test("other packages and other Gatsby files get the original", () => {
  const { gatsby, other } = packages();
  replaceRequests([{ request: "bundler", from: ["commands/build.js"], make: () => "replaced" }]);
  const require = createRequire(import.meta.url);
  expect(require(gatsby)).toBe("original");
  expect(require(other)).toBe("original");
});
