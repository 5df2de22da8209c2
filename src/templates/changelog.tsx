import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslations } from "../components/translation/page-language";
import { translatorFor } from "../components/translation/translator";
import type { FeedLink } from "../model/release/feed";
import type { PageFrame } from "../model/navigation/navigation";
import type { PageContext } from "../model/navigation/page-context";
import { hasLine, latestNames } from "../model/release/release";
import { Article } from "../shell/Article/Article";
import { PageHead } from "../shell/PageHead";
import { FeedAlternates, FeedList } from "../shell/Releases/Feeds";
import { ReleaseIndex } from "../shell/Releases/ReleaseIndex";
import { siteConfig } from "../site/configuration";
import { releaseTexts } from "../site/translations/en/releases";

interface ChangelogContext extends PageContext {
  frame: PageFrame;
  feeds: FeedLink[];
}

/** The list of all releases. */
export default function ChangelogTemplate({
  data,
  pageContext,
}: PageProps<Queries.ChangelogTemplateQuery, ChangelogContext>) {
  const { text } = useTranslations(releaseTexts);
  const releases = data.allRelease.nodes.filter(hasLine);
  return (
    <Article
      frame={pageContext.frame}
      title={text("releases.title")}
      description={text("releases.description")}
      hasTwin
    >
      <ReleaseIndex releases={releases} latest={latestNames(releases)} />
      <FeedList feeds={pageContext.feeds} />
    </Article>
  );
}

export function Head({ pageContext }: HeadProps<Queries.ChangelogTemplateQuery, ChangelogContext>) {
  const { text } = translatorFor(pageContext.locale ?? siteConfig.language, releaseTexts);
  return (
    <>
      <PageHead
        title={text("releases.title")}
        description={text("releases.description")}
        path={pageContext.frame.path}
        context={pageContext}
        hasTwin
      />
      <FeedAlternates feeds={pageContext.feeds} />
    </>
  );
}

export const query = graphql`
  query ChangelogTemplate {
    allRelease(sort: { name: ASC }) {
      nodes {
        name
        path
        line
        version
        date
        summary
        kinds
        breaking {
          what
        }
        security
        words
      }
    }
  }
`;
