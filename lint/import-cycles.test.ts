import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../scripts/project-root.mjs";

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The files that each file imports, by their paths from the root of the repository. Imports of types count too. */
function importsOfFiles(): Graph {
  const configFile = path.join(PROJECT_ROOT, "tsconfig.json");
  const { config } = ts.readConfigFile(configFile, (file) => ts.sys.readFile(file)) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, PROJECT_ROOT);
  const cache = ts.createModuleResolutionCache(PROJECT_ROOT, (name) => name, options);
  const isOurs = new Set(fileNames);
  const importsOf = (file: string) =>
    ts
      .preProcessFile(ts.sys.readFile(file) ?? "", true, true)
      .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
      .map(({ fileName }) => ts.resolveModuleName(fileName, file, options, ts.sys, cache).resolvedModule)
      .flatMap((found) => (found && isOurs.has(found.resolvedFileName) ? [found.resolvedFileName] : []))
      .map((found) => path.relative(PROJECT_ROOT, found));
  return new Map(fileNames.map((file) => [path.relative(PROJECT_ROOT, file), new Set(importsOf(file))]));
}

/** The same graph for folders. @param folderOf the folder of a file; undefined leaves the file out */
function importsOfFolders(files: Graph, folderOf: (file: string) => string | undefined): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, imported] of files) {
    const folder = folderOf(file);
    if (folder === undefined) continue;
    const others = folders.get(folder) ?? new Set();
    folders.set(folder, others);
    for (const other of imported) {
      const otherFolder = folderOf(other);
      if (otherFolder !== undefined && otherFolder !== folder) others.add(otherFolder);
    }
  }
  return folders;
}

/** The cycles that a depth-first search runs into, each as the names on it. A graph without cycles has none. */
function cyclesIn(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (name: string) => {
    if (trail.includes(name)) cycles.push([...trail.slice(trail.indexOf(name)), name]);
    else if (!done.has(name)) {
      trail.push(name);
      for (const other of graph.get(name) ?? []) visit(other);
      trail.pop();
      done.add(name);
    }
  };
  for (const name of graph.keys()) visit(name);
  return cycles;
}

/** The part of a path below a folder, up to the next slash. Tests can import later stages, so they don't count. */
function folderBelow(parent: string) {
  return (file: string) =>
    file.startsWith(parent) && !file.includes(".test")
      ? file.slice(parent.length).split("/", 1)[0]
      : undefined;
}

const files = importsOfFiles();

test("a cycle of imports is found, however long it is", () => {
  const graph = new Map([
    ["a", new Set(["b", "d"])],
    ["b", new Set(["c"])],
    ["c", new Set(["a"])],
    ["d", new Set<string>()],
  ]);
  expect(cyclesIn(graph)).toEqual([["a", "b", "c", "a"]]);
});

test("folders that import each other through different files are found", () => {
  const graph = new Map([
    ["x/a", new Set(["y/b"])],
    ["y/c", new Set(["x/d"])],
  ]);
  expect(cyclesIn(graph)).toEqual([]);
  expect(cyclesIn(importsOfFolders(graph, folderBelow("")))).toEqual([["x", "y", "x"]]);
});

test("no files import each other, directly or through other files", () => {
  expect(files.size).toBeGreaterThan(1000);
  expect(cyclesIn(files)).toEqual([]);
});

test.each([
  ...["", "src/", "src/model/", "src/node/", "src/node/content/", "src/gatsby/build/", "src/components/"],
  ...["src/search/", "src/search/engine/", "src/assistant/", "src/shell/", "tools/"],
  "tools/content-lint/",
])("no folders in '%s' import each other", (parent) => {
  expect(cyclesIn(importsOfFolders(files, folderBelow(parent)))).toEqual([]);
});
