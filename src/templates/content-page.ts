import { graphql } from "gatsby";
import type { PageImage } from "../components/ContentImage/page-images";
import type { ContentNode } from "../model/content/content-tree";
import { tableOfContents, type TableOfContentsItem } from "../model/content/heading";

/** What the templates of all pages made of content ask for. Its use needs the variable `$locale`, the reader's language. */
export const contentPage = graphql`
  fragment ContentPageParts on ContentPage {
    title
    description
    lead
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
      tree(locale: $locale)
    }
  }
`;

/** What the templates of such pages do with the answer. */
export interface PageContent {
  contents: TableOfContentsItem[];
  tree: ContentNode[];
  images: ReadonlyMap<string, PageImage>;
}

/** The content in an answer to {@link contentPage}. */
export function contentOf(page: Queries.ContentPagePartsFragment): PageContent {
  const headings = page.headings.map((heading) => ({ ...heading, content: contentNodes(heading.content) }));
  return {
    contents: tableOfContents(headings, page.tocDepth),
    tree: contentNodes(page.body.tree),
    images: new Map(
      page.images.map(({ sourceInstanceName, relativePath, publicURL, childImageSharp }) => [
        `content/${sourceInstanceName}/${relativePath}`,
        { publicURL: publicURL ?? "", data: childImageSharp?.gatsbyImageData ?? null },
      ]),
    ),
  };
}

/** GraphQL has no type for elements within elements: its JSON is what the build has compiled. */
function contentNodes(json: unknown): ContentNode[] {
  return json as ContentNode[];
}
