const perLine = { sequence: 46, flowDown: 78, flowRight: 44, other: 36 };
const smallest = 180;
const largest = 560;

/**
 * Estimates the height in CSS pixels to reserve for a diagram before it is rendered, which prevents a layout shift. Mermaid
 * needs a browser to measure diagrams. An estimate from the source is good enough, since the diagram is scaled to fit its
 * frame.
 */
export function estimateDiagramHeight(source: string): number {
  const lines = source
    .replace(/^\s*---\n[\s\S]*?\n---\n/, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("%%"));
  const kind = lines[0] ?? "";
  let height: number;
  if (kind.startsWith("sequenceDiagram")) {
    const drawn = lines.filter(
      (line) => !/^\s*(participant|actor|sequenceDiagram|end|autonumber)\b/.test(line),
    );
    height = 150 + drawn.length * perLine.sequence;
  } else if (/^(flowchart|graph)\s+(LR|RL)/.test(kind)) {
    height = 90 + Math.ceil((lines.length - 1) / 1.5) * perLine.flowRight;
  } else if (/^(flowchart|graph)/.test(kind)) {
    height = 90 + Math.ceil((lines.length - 1) / 1.5) * perLine.flowDown;
  } else {
    height = 90 + lines.length * perLine.other;
  }
  return Math.min(largest, Math.max(smallest, height));
}
