import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ContentTree } from "../components/ContentTree";
import { PageImages } from "../components/ContentImage/page-images";
import type { FeedLink } from "../model/release/feed";
import type { PageFrame } from "../model/navigation/navigation";
import type { PageContext } from "../model/navigation/page-context";
import { hasLine, type ReleaseId } from "../model/release/release";
import { Article } from "../shell/Article/Article";
import { PageHead } from "../shell/PageHead";
import { ProblemList } from "../shell/Problems/ProblemList";
import { AtAGlance } from "../shell/Releases/AtAGlance";
import { FeedAlternates } from "../shell/Releases/Feeds";
import { PullCommand, ReleaseFacts } from "../shell/Releases/ReleaseFacts";
import { contentOf } from "./content-page";

interface ReleaseContext extends PageContext {
  id: string;
  frame: PageFrame;
  isLatest: boolean;
  previous: ReleaseId | null;
  /** Of all releases, and of this one's line. */
  feeds: FeedLink[];
}

/** The notes of one release. */
export default function ReleaseTemplate({
  data,
  pageContext,
}: PageProps<Queries.ReleaseTemplateQuery, ReleaseContext>) {
  const release = data.release;
  if (!release) return null;
  const { contents, tree, images } = contentOf(release);
  return (
    <Article
      frame={pageContext.frame}
      title={release.title}
      description={release.summary}
      facts={
        hasLine(release) ? (
          <ReleaseFacts
            line={release.line}
            version={release.version}
            date={release.date}
            isLatest={pageContext.isLatest}
            previous={pageContext.previous}
          />
        ) : null
      }
      hasTwin
      contents={contents}
    >
      <ProblemList problems={release.problems} file={pageContext.file} />
      <AtAGlance breaking={release.breaking} security={release.securityFixes} />
      {release.image ? <PullCommand image={release.image} /> : null}
      <PageImages value={images}>
        <ContentTree nodes={tree} />
      </PageImages>
    </Article>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ReleaseTemplateQuery, ReleaseContext>) {
  const { frame, feeds } = pageContext;
  return (
    <>
      <PageHead
        title={data.release?.title ?? ""}
        description={data.release?.description ?? null}
        path={frame.path}
        context={pageContext}
        breadcrumbs={frame.breadcrumbs}
        hasTwin
      />
      <FeedAlternates feeds={feeds} />
    </>
  );
}

export const query = graphql`
  query ReleaseTemplate($id: String!, $locale: String) {
    release(id: { eq: $id }) {
      summary
      line
      version
      date
      image
      securityFixes {
        cves
        severity
      }
      breaking {
        what
        do
      }
      ...ContentPageParts
    }
  }
`;
