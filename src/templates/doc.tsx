import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ContentTree } from "../components/ContentTree";
import { PageImages } from "../components/ContentImage/page-images";
import type { PageFrame } from "../model/navigation/navigation";
import type { PageContext } from "../model/navigation/page-context";
import { Article } from "../shell/Article/Article";
import { FeedbackSlot } from "../shell/Feedback/FeedbackSlot";
import { PageHead } from "../shell/PageHead";
import { ProblemList } from "../shell/Problems/ProblemList";
import { contentOf } from "./content-page";

interface DocContext extends PageContext {
  id: string;
  frame: PageFrame;
  hidden: boolean;
}

/** A documentation page. While developing, a page whose file is broken has no data for a moment: it shows nothing then. */
export default function DocTemplate({ data, pageContext }: PageProps<Queries.DocTemplateQuery, DocContext>) {
  const page = data.docPage;
  if (!page) return null;
  const { contents, tree, images } = contentOf(page);
  return (
    <Article
      frame={pageContext.frame}
      title={page.title}
      description={page.lead}
      badges={page.badges}
      contents={contents}
      hasTwin={!pageContext.hidden}
    >
      <ProblemList problems={page.problems} file={pageContext.file} />
      <PageImages value={images}>
        <ContentTree nodes={tree} />
      </PageImages>
      <FeedbackSlot path={pageContext.frame.path} />
    </Article>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DocTemplateQuery, DocContext>) {
  const { frame, hidden } = pageContext;
  return (
    <PageHead
      title={data.docPage?.title ?? ""}
      description={data.docPage?.description ?? null}
      path={frame.path}
      context={pageContext}
      breadcrumbs={frame.breadcrumbs}
      hidden={hidden}
      hasTwin={!hidden}
    />
  );
}

export const query = graphql`
  query DocTemplate($id: String!, $locale: String) {
    docPage(id: { eq: $id }) {
      badges
      ...ContentPageParts
    }
  }
`;
