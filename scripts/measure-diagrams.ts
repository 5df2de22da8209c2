import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Locator, type Page } from "playwright-core";
import { diagramKey, diagramSizesFile, type DiagramSizes } from "../src/node/content/evaluate/diagram-sizes";
import { serveDirectory } from "./preview-server/serve-directory";
import { ensureChromium } from "./debian/chromium.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";
import { runMain } from "./run-main.mjs";
import { UserError } from "./user-error.mjs";

/**
 * The element in which a diagram is rendered when it's near the screen; `drawnWithin` limits the wait for a diagram that
 * can't be rendered.
 */
const drawnWithin = 20_000;

interface TreeNode {
  type?: string;
  props?: { source?: string };
  children?: (TreeNode | string)[];
}

/**
 * Measures every diagram in the built site as a browser renders it, and writes `content/diagrams.json`. The next build
 * reserves exactly that space. Run it after `npm run build` if diagrams have changed.
 */
async function measureDiagrams(): Promise<void> {
  const built = join(PROJECT_ROOT, "public");
  if (!existsSync(join(built, "page-data"))) throw new UserError("Build the site first: npm run build");
  const server = await serveDirectory(built);
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  const sizes: Record<string, readonly [number, number]> = {};
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    for (const { path, sources } of pagesWithDiagrams(join(built, "page-data"))) {
      Object.assign(sizes, await measurePage(page, server.url + path, sources));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const lines = Object.entries(sizes)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, [width, height]]) => `  "${key}": [${width}, ${height}]`);
  writeFileSync(join(PROJECT_ROOT, diagramSizesFile), `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${lines.length} diagrams measured into ${diagramSizesFile}.`);
}

async function measurePage(page: Page, url: string, sources: readonly string[]): Promise<DiagramSizes> {
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  const figures = await page.locator("[data-diagram]").all();
  if (figures.length !== sources.length) {
    throw new UserError(`${url} shows ${figures.length} diagrams, its data has ${sources.length}.`);
  }
  const sizes: Record<string, readonly [number, number]> = {};
  for (const [index, source] of sources.entries()) {
    const figure = figures[index];
    if (figure) sizes[diagramKey(source)] = await sizeOf(figure, url);
  }
  return sizes;
}

async function sizeOf(figure: Locator, url: string): Promise<readonly [number, number]> {
  await figure.scrollIntoViewIfNeeded();
  const drawing = figure.locator("svg[aria-roledescription]").first();
  try {
    await drawing.waitFor({ state: "attached", timeout: drawnWithin });
  } catch {
    throw new UserError(`A diagram on ${url} is not drawn: ${(await figure.textContent()) ?? ""}`);
  }
  return drawing.evaluate((svg: SVGSVGElement) => {
    const { width, height } = svg.viewBox.baseVal;
    return [Math.ceil(width), Math.ceil(height)] as const;
  });
}

function pagesWithDiagrams(directory: string): { path: string; sources: string[] }[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page-data.json"))
    .map((file) => {
      const data = JSON.parse(readFileSync(join(directory, file), "utf8")) as {
        path: string;
        result?: { data?: { docPage?: { body?: { tree?: TreeNode[] } } } };
      };
      return { path: data.path, sources: sourcesIn(data.result?.data?.docPage?.body?.tree ?? []) };
    })
    .filter(({ sources }) => sources.length > 0);
}

function sourcesIn(nodes: readonly (TreeNode | string)[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    if (node.type === "Diagram") return [node.props?.source ?? ""];
    return sourcesIn(node.children ?? []);
  });
}

void runMain(import.meta.url, measureDiagrams);
