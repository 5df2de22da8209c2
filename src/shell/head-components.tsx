import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
import { withPrefix } from "gatsby";
import { isExternal } from "../model/navigation/path";
import { siteConfig } from "../site/configuration";
import { baseUrlScript } from "./Banners/base-url";
import { earlyInputScript } from "./early-input";
import { earlyScript } from "./early-script";

/** Without scripts, controls that need them go and everything that they would show is shown. */
const withoutScripts = `
  [data-needs-script] { display: none !important; }
  [data-tab][hidden] { display: block !important; content-visibility: visible !important; }
  [data-tab]::before { content: attr(data-tab-label); font-weight: 600; }
`;

const script = earlyScript(siteConfig);

/**
 * What stands in the head of every page besides its own data. The font of code isn't preloaded: it would compete with the
 * page itself, and its fallback takes the same place.
 */
export const headComponents = [
  <script key="base-url" dangerouslySetInnerHTML={{ __html: baseUrlScript }} />,
  <script key="early-input" dangerouslySetInnerHTML={{ __html: earlyInputScript }} />,
  ...(script ? [<script key="early" dangerouslySetInnerHTML={{ __html: script }} />] : []),
  <link key="text-font" rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />,
  <noscript key="without-scripts">
    <style dangerouslySetInnerHTML={{ __html: withoutScripts }} />
  </noscript>,
];

/**
 * Without scripts, a page that has moved leads on by a refresh. It stands here and not in the template's Head, because
 * Gatsby writes what is inside a `noscript` there as text.
 * @param pageContext of the page that is rendered; `to` says where it has moved
 */
export function refreshFor(pageContext: Readonly<{ to?: string }>) {
  const { to } = pageContext;
  if (to === undefined) return [];
  const url = isExternal(to) ? to : withPrefix(to);
  return [
    <noscript key="refresh">
      <meta httpEquiv="refresh" content={`0; url=${url}`} />
    </noscript>,
  ];
}
