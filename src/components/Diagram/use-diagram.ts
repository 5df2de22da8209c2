import { withPrefix } from "gatsby";
import { useEffect, useState, type RefObject } from "react";
import { mermaidDirectory } from "../../model/content/mermaid";
import type { Mermaid } from "./render-diagram";
import { useNearScreen } from "./use-near-screen";

/**
 * Renders a diagram once its frame is near the screen, and again when the color mode changes.
 * @returns the SVG, or the reason why it can't be rendered; both null until then
 */
export function useDiagram(
  source: string,
  frame: RefObject<HTMLElement | null>,
): { svg: string | null; error: string | null } {
  const [result, setResult] = useState<{ svg: string | null; error: string | null }>({
    svg: null,
    error: null,
  });
  const near = useNearScreen(frame);
  const [theme, setTheme] = useState("");

  useEffect(() => {
    const observer = new MutationObserver(() => {
      const { theme: mode = "", area = "" } = document.documentElement.dataset;
      setTheme(`${mode} ${area}`);
    });
    observer.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ["data-theme", "data-area"],
    });
    return () => {
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    if (!near) return;
    let current = true;
    const show = async () => {
      try {
        const [{ renderDiagram }, mermaid] = await Promise.all([
          import(/* webpackChunkName: "render-diagram" */ "./render-diagram"),
          loadMermaid(),
        ]);
        const svg = await renderDiagram(mermaid, source);
        if (current) setResult({ svg, error: null });
      } catch (error) {
        if (current) setResult({ svg: null, error: error instanceof Error ? error.message : String(error) });
      }
    };
    void show();
    return () => {
      current = false;
    };
  }, [near, source, theme]);

  return result;
}

async function loadMermaid(): Promise<Mermaid> {
  const url = withPrefix(`/${mermaidDirectory}/mermaid.esm.min.mjs`);
  // A file of the published site, see src/node/pages/files/copy-mermaid.ts.
  const module = (await import(/* webpackIgnore: true */ url)) as { default: Mermaid };
  return module.default;
}
