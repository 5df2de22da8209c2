import type { MermaidConfig, RenderResult } from "mermaid";

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

let count = 0;
let queue: Promise<unknown> = Promise.resolve();

/**
 * Renders a diagram in the site's colors. Mermaid has one global configuration, so diagrams render one after another.
 * @throws Error with the reason if the source has an error
 */
export function renderDiagram(mermaid: Mermaid, source: string): Promise<string> {
  const rendering = queue.then(async () => {
    mermaid.initialize(configuration());
    count += 1;
    const { svg } = await mermaid.render(`diagram-${count}`, source);
    return svg;
  });
  queue = rendering.catch(() => undefined);
  return rendering;
}

function configuration(): MermaidConfig {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    startOnLoad: false,
    // Labels are text: no HTML, no click handlers, no scripts.
    securityLevel: "strict",
    // A directive or frontmatter can change a diagram's look, but nothing that keeps readers safe.
    secure: securedKeys,
    suppressErrorRendering: true,
    htmlLabels: false,
    fontFamily: token("font-text"),
    // Mermaid's default spacing makes diagrams wider than a column of text, so readers would have to scroll.
    flowchart: { nodeSpacing: 36, rankSpacing: 40 },
    sequence: { actorMargin: 24 },
    // Labels cover the lines that they belong to. If they were half-transparent, the lines would strike them through.
    themeCSS: ".edgeLabel rect { opacity: 1; }",
    theme: "base",
    themeVariables: {
      fontFamily: token("font-text"),
      fontSize: "14px",
      background: token("paper"),
      primaryColor: token("accent-wash"),
      primaryBorderColor: token("accent"),
      primaryTextColor: token("ink"),
      secondaryColor: token("paper-sunk"),
      secondaryBorderColor: token("line-strong"),
      secondaryTextColor: token("ink"),
      tertiaryColor: token("paper"),
      tertiaryBorderColor: token("line-strong"),
      tertiaryTextColor: token("ink"),
      lineColor: token("ink-faint"),
      textColor: token("ink"),
      noteBkgColor: token("warning-wash"),
      noteBorderColor: token("warning"),
      noteTextColor: token("ink"),
      clusterBkg: token("paper-sunk"),
      clusterBorder: token("line-strong"),
      edgeLabelBackground: token("paper"),
      actorBkg: token("accent-wash"),
      actorBorder: token("accent"),
      actorTextColor: token("ink"),
      signalColor: token("ink-soft"),
      signalTextColor: token("ink"),
    },
  };
}
