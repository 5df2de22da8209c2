import type { MermaidConfig, RenderResult } from "mermaid";
import { diagramColors, diagramFontSize, diagramSettings } from "../../model/content/mermaid";

/** The part of Mermaid that renders. */
export interface Mermaid {
  initialize: (config: MermaidConfig) => void;
  render: (id: string, source: string) => Promise<RenderResult>;
}

/** Mermaid's own secured keys, and those that decide what can become HTML or style the page, at any depth. */
const securedKeys = [
  "secure",
  "securityLevel",
  "startOnLoad",
  "maxTextSize",
  "suppressErrorRendering",
  "maxEdges",
  "dompurifyConfig",
  "htmlLabels",
  "themeCSS",
];

let queue: Promise<unknown> = Promise.resolve();

/**
 * Renders a diagram. Mermaid has one global configuration, so diagrams render one after another.
 * @param id the ID of the SVG element
 * @param colorOf returns the color of a design token, by default the current one
 * @throws Error with the reason if the source has an error
 */
export function renderDiagram(
  mermaid: Mermaid,
  id: string,
  source: string,
  colorOf: (token: string) => string = tokenValue,
): Promise<string> {
  const rendering = queue.then(async () => {
    mermaid.initialize(configuration(colorOf));
    const { svg } = await mermaid.render(id, source);
    return svg;
  });
  queue = rendering.catch(() => undefined);
  return rendering;
}

function tokenValue(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();
}

function configuration(colorOf: (token: string) => string): MermaidConfig {
  const fontFamily = tokenValue("font-text");
  const colors = Object.entries(diagramColors).map(([name, token]) => [name, colorOf(token)] as const);
  return {
    ...diagramSettings,
    startOnLoad: false,
    // No click handlers and no scripts.
    securityLevel: "strict",
    // A directive or frontmatter can change a diagram's look, but nothing that keeps readers safe.
    secure: securedKeys,
    suppressErrorRendering: true,
    fontFamily,
    themeVariables: { fontFamily, fontSize: diagramFontSize, ...Object.fromEntries(colors) },
  };
}
