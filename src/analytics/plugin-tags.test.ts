import { createRequire } from "node:module";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { withoutPluginScript } from "./plugin-tags";

type Element = ReactElement<{ src?: string; href?: string; dangerouslySetInnerHTML?: { __html: string } }>;

interface Plugin {
  onRenderBody: (
    args: Record<"setHeadComponents" | "setPostBodyComponents", (components: Element[]) => void>,
    options: object,
  ) => void;
}

/** The elements that the real plugin adds to a page. */
function written(): { head: Element[]; end: Element[] } {
  const plugin = createRequire(import.meta.url)("gatsby-plugin-google-gtag/gatsby-ssr") as Plugin;
  const page: { head: Element[]; end: Element[] } = { head: [], end: [] };
  plugin.onRenderBody(
    {
      setHeadComponents: (components) => page.head.push(...components),
      setPostBodyComponents: (components) => page.end.push(...components),
    },
    {
      trackingIds: ["G-FIRST00001", "G-SECOND0002"],
      gtagConfig: { anonymize_ip: true },
      pluginConfig: { head: false, respectDNT: true },
    },
  );
  return page;
}

it("keeps only the configuration of all IDs from the plugin's tags, and nothing that loads a script", () => {
  const { head, end } = written();
  expect(head.some(({ props }) => props.href?.includes("googletagmanager"))).toBe(true);
  expect(end.some(({ props }) => props.src?.includes("googletagmanager"))).toBe(true);
  expect(withoutPluginScript(head)).toEqual([]);
  const left = withoutPluginScript(end) as Element[];
  expect(left).toHaveLength(1);
  const script = left[0]?.props.dangerouslySetInnerHTML?.__html;
  expect(script).toContain("gtag('config', 'G-FIRST00001'");
  expect(script).toContain("gtag('config', 'G-SECOND0002'");
  expect(script).toContain('"anonymize_ip":true,"send_page_view":false');
  expect(script).toContain("navigator.doNotTrack");
});

it("keeps everything else", () => {
  expect(withoutPluginScript(["text", null])).toEqual(["text", null]);
});
