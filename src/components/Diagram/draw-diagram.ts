import { withPrefix } from "gatsby";
import { drawingsDirectory, mermaidDirectory, storedId } from "../../model/content/mermaid";
import type { Mermaid } from "./render-diagram";

export { EnlargeButton, LargeDiagram } from "./EnlargeDiagram";

let count = 0;

/**
 * Returns a diagram's SVG, with its own ID: the stored drawing if there is one, or else what Mermaid renders.
 * @param drawing the name of the stored drawing
 * @throws Error with the reason if the source has an error, or if Mermaid can't be loaded
 */
export async function drawDiagram(source: string, drawing: string | undefined): Promise<string> {
  count += 1;
  const id = `diagram-${count}`;
  const stored = drawing === undefined ? null : await loadDrawing(drawing);
  if (stored !== null) return stored.replaceAll(storedId, id);
  const [{ renderDiagram }, mermaid] = await Promise.all([
    import(/* webpackChunkName: "render-diagram" */ "./render-diagram"),
    loadMermaid(),
  ]);
  return renderDiagram(mermaid, id, source);
}

/** @returns null if there is no such file, as while developing, before the next start */
async function loadDrawing(drawing: string): Promise<string | null> {
  const response = await fetch(withPrefix(`/${drawingsDirectory}/${drawing}.svg`)).catch(() => null);
  return response?.ok ? response.text() : null;
}

async function loadMermaid(): Promise<Mermaid> {
  const url = withPrefix(`/${mermaidDirectory}/mermaid.esm.min.mjs`);
  // A file of the published site, see src/node/pages/files/copy-mermaid.ts.
  const module = (await import(/* webpackIgnore: true */ url)) as { default: Mermaid };
  return module.default;
}
