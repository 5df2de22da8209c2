import { useEffect, useState, type RefObject } from "react";
import type { EnlargeButton, LargeDiagram } from "./EnlargeDiagram";
import { useNearScreen } from "./use-near-screen";

interface DrawnDiagram {
  /** The SVG and the components that enlarge it, or null. */
  drawn: { svg: string; EnlargeButton: typeof EnlargeButton; LargeDiagram: typeof LargeDiagram } | null;
  /** The reason why the diagram can't be rendered, or null. */
  error: string | null;
}

/**
 * Draws a diagram once its frame is near the screen. The code for this loads only then. If there is no stored drawing, the
 * diagram is rendered again when the color mode changes.
 * @param drawing the name of the stored drawing
 */
export function useDiagram(
  source: string,
  drawing: string | undefined,
  frame: RefObject<HTMLElement | null>,
): DrawnDiagram {
  const [result, setResult] = useState<DrawnDiagram>({ drawn: null, error: null });
  const near = useNearScreen(frame);
  const [theme, setTheme] = useState("");

  useEffect(() => {
    // The colors of a stored drawing are variables.
    if (drawing !== undefined) return;
    const observer = new MutationObserver(() => {
      const { theme: mode = "", area = "" } = document.documentElement.dataset;
      setTheme(`${mode} ${area}`);
    });
    observer.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ["data-theme", "data-area"],
    });
    return () => observer.disconnect();
  }, [drawing]);

  useEffect(() => {
    if (!near) return;
    let current = true;
    const show = async () => {
      try {
        const { drawDiagram, ...components } = await import(
          /* webpackChunkName: "draw-diagram" */ "./draw-diagram"
        );
        const svg = await drawDiagram(source, drawing);
        if (current) setResult({ drawn: { svg, ...components }, error: null });
      } catch (error) {
        if (current)
          setResult({ drawn: null, error: error instanceof Error ? error.message : String(error) });
      }
    };
    void show();
    return () => {
      current = false;
    };
  }, [near, source, drawing, theme]);

  return result;
}
