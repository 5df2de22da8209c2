/** The installed version of Mermaid. */
export const mermaidVersion = "11.17.2";

/** Folder of Mermaid's modules in the published site. Its name contains the version, so the modules can be cached forever. */
export const mermaidDirectory = `mermaid-${mermaidVersion}`;

/**
 * Folder of the stored drawings, in `static/` and in the published site. A drawing's name is a digest of everything that
 * Mermaid renders it from, so it can be cached forever, too.
 */
export const drawingsDirectory = `diagrams-${mermaidVersion}`;

/** The ID of a stored drawing. Each place that shows the drawing has its own ID instead. */
export const storedId = "diagram-0";

/** Mermaid's settings for the look of diagrams, apart from colors and fonts. */
export const diagramSettings = {
  // Labels are text: no HTML.
  htmlLabels: false,
  // Mermaid's default spacing makes diagrams wider than a column of text, so readers would have to scroll.
  flowchart: { nodeSpacing: 36, rankSpacing: 40 },
  sequence: { actorMargin: 24 },
  // Labels cover the lines that they belong to. If they were half-transparent, the lines would strike them through.
  themeCSS: ".edgeLabel rect { opacity: 1; }",
  theme: "base",
} as const;

/** The size of a diagram's text. */
export const diagramFontSize = "14px";

/** The design token of each of Mermaid's colors. Mermaid derives other colors from these. */
export const diagramColors = {
  background: "paper",
  primaryColor: "accent-wash",
  primaryBorderColor: "accent",
  primaryTextColor: "ink",
  secondaryColor: "paper-sunk",
  secondaryBorderColor: "line-strong",
  secondaryTextColor: "ink",
  tertiaryColor: "paper",
  tertiaryBorderColor: "line-strong",
  tertiaryTextColor: "ink",
  lineColor: "ink-faint",
  arrowheadColor: "ink-faint",
  textColor: "ink",
  noteBkgColor: "warning-wash",
  noteBorderColor: "warning",
  noteTextColor: "ink",
  clusterBkg: "paper-sunk",
  clusterBorder: "line-strong",
  edgeLabelBackground: "paper",
  actorBkg: "accent-wash",
  actorBorder: "accent",
  actorTextColor: "ink",
  signalColor: "ink-soft",
  signalTextColor: "ink",
  activationBorderColor: "line-strong",
  sequenceNumberColor: "paper",
} as const;
