import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ContentTree } from "../components/ContentTree";
import { PageImages } from "../components/ContentImage/page-images";
import { faqData, readFaq } from "../shell/Faq/faq";
import type { PageFrame } from "../model/navigation/navigation";
import type { PageContext } from "../model/navigation/page-context";
import { Article } from "../shell/Article/Article";
import { Faq } from "../shell/Faq/Faq";
import { PageHead } from "../shell/PageHead";
import { ProblemList } from "../shell/Problems/ProblemList";
import { StructuredData } from "../shell/StructuredData";
import { contentOf } from "./content-page";

interface ArticleContext extends PageContext {
  id: string;
  frame: PageFrame;
  hidden: boolean;
}

const faq = "faq";

/** A page of its own outside of the sections. */
export default function ArticleTemplate({
  data,
  pageContext,
}: PageProps<Queries.ArticleTemplateQuery, ArticleContext>) {
  const page = data.article;
  if (!page) return null;
  const { contents, tree, images } = contentOf(page);
  return (
    <Article
      frame={pageContext.frame}
      title={page.title}
      description={page.lead}
      contents={contents}
      hasTwin={!pageContext.hidden}
    >
      <ProblemList problems={page.problems} file={pageContext.file} />
      <PageImages value={images}>
        {page.name === faq ? <Faq tree={tree} /> : <ContentTree nodes={tree} />}
      </PageImages>
    </Article>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ArticleTemplateQuery, ArticleContext>) {
  const page = data.article;
  return (
    <>
      <PageHead
        title={page?.title ?? ""}
        description={page?.description ?? null}
        path={pageContext.frame.path}
        context={pageContext}
        hidden={pageContext.hidden}
        hasTwin={!pageContext.hidden}
      />
      {page?.name === faq ? <StructuredData data={faqData(readFaq(contentOf(page).tree).groups)} /> : null}
    </>
  );
}

export const query = graphql`
  query ArticleTemplate($id: String!, $locale: String) {
    article(id: { eq: $id }) {
      name
      ...ContentPageParts
    }
  }
`;
