import { withPrefix, type GatsbySSR, type RenderBodyArgs } from "gatsby";
import type { HTMLAttributes, HtmlHTMLAttributes } from "react";
import { renderToString } from "react-dom/server";
import { withoutPluginScript } from "./src/analytics/plugin-tags";
import { BaseUrlBanner } from "./src/shell/Banners/BaseUrlBanner";
import { includedLanguage } from "./src/components/translation/load-translation";
import { registerTranslation, translatorFor } from "./src/components/translation/translator";
import { areaOf } from "./src/model/navigation/area";
import type { PageFrame } from "./src/model/navigation/navigation";
import type { PageContext } from "./src/model/navigation/page-context";
import { translationUrl } from "./src/model/site/translation";
import { pageComponentAttribute } from "./src/gatsby/start/start-script";
import { explainFailure } from "./src/shell/Navbar/failing-item";
import { headComponents, refreshFor } from "./src/shell/head-components";
import { pagePathAttribute, withoutScriptLoader } from "./src/shell/page-path";
import { siteConfig } from "./src/site/configuration";
import { baseUrlTexts } from "./src/site/translations/en/base-url";

/** Gatsby's data about a page that it renders. Gatsby's own type doesn't include the component. */
interface PageData {
  componentChunkName: string;
  result: { pageContext: PageContext & { to?: string; frame?: PageFrame } };
}

export { wrapPageElement } from "./src/shell/wrap-page-element";

// The pages in each language are rendered with the texts of that language.
for (const [tag, translation] of Object.entries(SITE_TRANSLATIONS)) registerTranslation(tag, translation);

/**
 * Gatsby renders for streaming, where React moves large Suspense boundaries to the end of the document, hidden until a script
 * moves them back. Without scripts, most of a page would be missing. When rendered to a single string, everything is in its
 * place.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  try {
    replaceBodyHTMLString(renderToString(bodyComponent));
  } catch (error) {
    throw explainFailure(error);
  }
};

export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  // `gatsby develop` renders an empty page and passes no data, contrary to the types.
  const { loadPageDataSync } = args as Partial<RenderBodyArgs>;
  const page = loadPageDataSync?.(args.pathname) as PageData | undefined;
  const result = page?.result;
  const translator = translatorFor(result?.pageContext.locale ?? siteConfig.language, baseUrlTexts);
  const { tag, direction } = translator;
  args.setHtmlAttributes({
    lang: tag,
    dir: direction,
    "data-theme": siteConfig.colorMode.default,
    "data-area": areaOf(result?.pageContext.frame),
  } as HtmlHTMLAttributes<HTMLHtmlElement>);
  if (page)
    args.setBodyAttributes({
      [pagePathAttribute]: args.pathname,
      [pageComponentAttribute]: page.componentChunkName,
    } as HTMLAttributes<HTMLBodyElement>);
  args.setPreBodyComponents([<BaseUrlBanner key="base-url" base={withPrefix("/")} text={translator.text} />]);
  const texts =
    tag === includedLanguage
      ? []
      : [
          <link
            key="texts"
            rel="preload"
            as="fetch"
            crossOrigin="anonymous"
            href={withPrefix(translationUrl(tag))}
          />,
        ];
  args.setHeadComponents([...headComponents, ...texts, ...refreshFor(result?.pageContext ?? {})]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  args.replacePostBodyComponents(withoutScriptLoader(args.getPostBodyComponents()));
  if (process.env.GATSBY_ANALYTICS !== "on" || !siteConfig.thirdParties.analytics.respectDoNotTrack) return;
  args.replaceHeadComponents(withoutPluginScript(args.getHeadComponents()));
  args.replacePostBodyComponents(withoutPluginScript(args.getPostBodyComponents()));
};
