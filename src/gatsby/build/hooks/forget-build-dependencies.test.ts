import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import webpack from "webpack";
import { ForgetBuildDependencies } from "./forget-build-dependencies";

/** Compiles a file with its own loader. @returns the build dependencies that webpack passes to its cache */
async function stored(plugins: { apply: (compiler: webpack.Compiler) => void }[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "build-dependencies-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(path.join(folder, "out"));
  writeFileSync(path.join(folder, "entry.js"), "console.log(1);\n");
  writeFileSync(path.join(folder, "loader.js"), "module.exports = (source) => source;\n");
  const compiler = webpack({
    context: folder,
    mode: "none",
    entry: "./entry.js",
    output: { path: path.join(folder, "out") },
    module: { rules: [{ test: /entry\.js$/, use: path.join(folder, "loader.js") }] },
    plugins,
  });
  let dependencies: string[] = [];
  compiler.cache.hooks.storeBuildDependencies.tap("test", (found: Iterable<string>) => {
    dependencies = [...found].map((file) => path.basename(file));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => {
      if (error) reject(error);
      else resolve();
    });
  });
  return dependencies;
}

test("the cache doesn't depend on loaders", async () => {
  expect(await stored([])).toEqual(["loader.js"]);
  expect(await stored([new ForgetBuildDependencies()])).toEqual([]);
});
