import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { chromium, type Page } from "playwright-core";
import { ensureChromium } from "../../scripts/debian/chromium.mjs";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { runMain } from "../../scripts/run-main.mjs";
import { UserError } from "../../scripts/user-error.mjs";
import { drawingsDirectory, mermaidDirectory } from "../../src/model/content/mermaid";
import {
  diagramKey,
  diagramSizesFile,
  readDiagramSizes,
  type DiagramSize,
} from "../../src/node/content/parse/diagram-sizes";
import { serveDirectory } from "../../scripts/preview-server/serve-directory";
import { foreignColors } from "./drawing";
import type { Drawing } from "./draw-in-browser";

interface TreeNode {
  type?: string;
  props?: { source?: string };
  children?: (TreeNode | string)[];
}

/** The global variable of the code that runs in the browser. */
declare const diagramTools: { draw: (mermaidUrl: string, source: string) => Promise<Drawing> };

const drawings = path.join(PROJECT_ROOT, "static", drawingsDirectory);

/**
 * `npm run diagrams`: renders each new or changed diagram of the built site in a browser. It stores the drawing in `static/` and
 * its size in `content/diagrams.json`, and removes drawings that no page has anymore.
 */
async function storeDiagrams(): Promise<void> {
  const built = path.join(PROJECT_ROOT, "public");
  if (!existsSync(path.join(built, "page-data")))
    throw new UserError("The site hasn't been built. Build it first: npm run build");
  const sources = new Map(diagramsIn(path.join(built, "page-data")).map((each) => [diagramKey(each), each]));
  const before = readDiagramSizes(PROJECT_ROOT);
  const sizes = new Map<string, DiagramSize>();
  const missing = new Map<string, string>();
  for (const [key, source] of sources) {
    const size = before[key];
    if (size && (size[2] === "unstored" || existsSync(fileOf(key)))) sizes.set(key, size);
    else missing.set(key, source);
  }
  mkdirSync(drawings, { recursive: true });
  if (missing.size > 0) await drawAll(built, missing, sizes);
  writeSizes(sizes);
  removeUnused(sizes);
  console.log(`Drew ${String(missing.size)} of ${String(sizes.size)} diagrams.`);
}

async function drawAll(
  built: string,
  missing: ReadonlyMap<string, string>,
  sizes: Map<string, DiagramSize>,
): Promise<void> {
  const server = await serveDirectory(built);
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1440, height: 900 } });
    await page.goto(server.url);
    await page.addScriptTag({ content: await browserCode() });
    await page.evaluate(() => document.fonts.ready);
    for (const [key, source] of missing) {
      const { svg, width, height } = await draw(page, source);
      const foreign = foreignColors(svg);
      if (foreign.length === 0) writeFileSync(fileOf(key), `${svg}\n`);
      else
        console.log(
          `This diagram wasn't stored, because it uses its own colors (${foreign.join(", ")}):\n${source}\n`,
        );
      sizes.set(key, foreign.length === 0 ? [width, height] : [width, height, "unstored"]);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function draw(page: Page, source: string): Promise<Drawing> {
  try {
    return await page.evaluate(([url, text]) => diagramTools.draw(url, text), [
      `/${mermaidDirectory}/mermaid.esm.min.mjs`,
      source,
    ] as const);
  } catch (error) {
    throw new UserError(`This diagram can't be rendered:\n${source}\n${String(error)}`);
  }
}

async function browserCode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, "draw-in-browser.ts")],
    bundle: true,
    write: false,
    globalName: "diagramTools",
  });
  return outputFiles.map(({ text }) => text).join("");
}

function fileOf(key: string): string {
  return path.join(drawings, `${key}.svg`);
}

function writeSizes(sizes: ReadonlyMap<string, DiagramSize>): void {
  const lines = [...sizes]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, size]) => `  "${key}": [${size.map((part) => JSON.stringify(part)).join(", ")}]`);
  writeFileSync(path.join(PROJECT_ROOT, diagramSizesFile), `{\n${lines.join(",\n")}\n}\n`);
}

/** Removes drawings of other diagrams, and folders of other versions of Mermaid. */
function removeUnused(sizes: ReadonlyMap<string, DiagramSize>): void {
  const folder = path.dirname(drawings);
  for (const name of readdirSync(folder)) {
    if (/^diagrams-\d/.test(name) && name !== drawingsDirectory)
      rmSync(path.join(folder, name), { recursive: true });
  }
  for (const name of readdirSync(drawings)) {
    const size = sizes.get(path.basename(name, ".svg"));
    if (size?.length !== 2) rmSync(path.join(drawings, name));
  }
}

/** The sources of all diagrams in the data of pages. */
function diagramsIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page-data.json"))
    .flatMap((file) => {
      const data = JSON.parse(readFileSync(path.join(directory, file), "utf8")) as {
        result?: { data?: { docPage?: { body?: { tree?: TreeNode[] } } } };
      };
      return sourcesIn(data.result?.data?.docPage?.body?.tree ?? []);
    });
}

function sourcesIn(nodes: readonly (TreeNode | string)[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    if (node.type === "Diagram") return [node.props?.source ?? ""];
    return sourcesIn(node.children ?? []);
  });
}

void runMain(import.meta.url, storeDiagrams);
