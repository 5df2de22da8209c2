import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslations } from "../components/translation/page-language";
import { translatorFor } from "../components/translation/translator";
import type { PageFrame } from "../model/navigation/navigation";
import type { PageContext } from "../model/navigation/page-context";
import { hasLine, type ReleaseProduct } from "../model/release/release";
import { Article } from "../shell/Article/Article";
import { PageHead } from "../shell/PageHead";
import { UpgradePath } from "../shell/Releases/UpgradePath";
import { siteConfig } from "../site/configuration";
import { releaseTexts } from "../site/translations/en/releases";
import { upgradePathTexts } from "../site/translations/en/upgrade-path";

interface UpgradePathContext extends PageContext {
  frame: PageFrame;
  /** Addresses of the products' releases with their entries. */
  dataUrls: Readonly<Record<ReleaseProduct, string>>;
}

const texts = { ...releaseTexts, ...upgradePathTexts };

/** What changes between two releases of a product. */
export default function UpgradePathTemplate({
  data,
  pageContext,
}: PageProps<Queries.UpgradePathTemplateQuery, UpgradePathContext>) {
  const { text } = useTranslations(texts);
  return (
    <Article
      frame={pageContext.frame}
      title={text("releases.upgradePath")}
      description={text("upgrade.description")}
    >
      <UpgradePath releases={data.allRelease.nodes.filter(hasLine)} dataUrls={pageContext.dataUrls} />
    </Article>
  );
}

export function Head({ pageContext }: HeadProps<Queries.UpgradePathTemplateQuery, UpgradePathContext>) {
  const { frame } = pageContext;
  const { text } = translatorFor(pageContext.locale ?? siteConfig.language, texts);
  return (
    <PageHead
      title={text("releases.upgradePath")}
      description={text("upgrade.description")}
      context={pageContext}
      path={frame.path}
      breadcrumbs={frame.breadcrumbs}
    />
  );
}

export const query = graphql`
  query UpgradePathTemplate {
    allRelease(sort: { name: ASC }) {
      nodes {
        line
        version
        date
      }
    }
  }
`;
