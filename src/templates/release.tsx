import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ContentTree } from "../components/ContentTree";
import { PageImages } from "../components/ContentImage/page-images";
import type { ContentNode } from "../model/content/content-tree";
import type { FeedLink } from "../model/navigation/feed";
import { tableOfContents, type Heading } from "../model/content/heading";
import type { PageFrame } from "../model/navigation/navigation";
import type { PageContext } from "../model/navigation/page-context";
import type { ReleaseId, ReleaseLine } from "../model/release/release";
import { Article } from "../shell/Article/Article";
import { PageHead } from "../shell/PageHead";
import { ProblemList } from "../shell/Problems/ProblemList";
import { AtAGlance } from "../shell/Releases/AtAGlance";
import { FeedAlternates } from "../shell/Releases/Feeds";
import { PullCommand, ReleaseFacts } from "../shell/Releases/ReleaseFacts";
import { imagesByFile } from "./images-by-file";

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
  const { version, date } = release;
  const line = release.line as ReleaseLine;
  return (
    <Article
      frame={pageContext.frame}
      title={release.title}
      description={release.summary}
      facts={
        <ReleaseFacts
          line={line}
          version={version}
          date={date}
          isLatest={pageContext.isLatest}
          previous={pageContext.previous}
        />
      }
      hasTwin
      contents={tableOfContents(release.headings as unknown as readonly Heading[], release.tocDepth)}
    >
      <ProblemList problems={release.problems} file={pageContext.file} />
      <AtAGlance breaking={release.breaking} security={release.securityFixes} />
      {release.image ? <PullCommand image={release.image} /> : null}
      <PageImages value={imagesByFile(release.images)}>
        <ContentTree nodes={release.body.tree as unknown as ContentNode[]} />
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
        siteUrl={data.site?.siteMetadata?.siteUrl ?? ""}
        context={pageContext}
        breadcrumbs={frame.breadcrumbs}
        hasTwin
      />
      <FeedAlternates feeds={feeds} />
    </>
  );
}

export const query = graphql`
  query ReleaseTemplate($id: String!) {
    release(id: { eq: $id }) {
      title
      description
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
      tocDepth
      headings {
        depth
        id
        text
        content
      }
      problems {
        severity
        file
        line
        column
        message
        hint
      }
      images {
        sourceInstanceName
        relativePath
        publicURL
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 736, placeholder: DOMINANT_COLOR, formats: [AUTO, WEBP])
        }
      }
      body {
        tree
      }
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
`;
