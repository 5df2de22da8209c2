import { graphql } from "gatsby";

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
