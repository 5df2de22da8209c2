import { graphql, type HeadProps } from "gatsby";
import { languageOf } from "../components/translation/load-translation";
import { translatorFor } from "../components/translation/translator";
import { notFoundTexts } from "../site/translations/en/not-found";
import { NotFound } from "../shell/NotFound/NotFound";
import { PageHead } from "../shell/PageHead";

export default function NotFoundPage() {
  return <NotFound />;
}

export function Head({ data, location }: HeadProps<Queries.NotFoundPageQuery>) {
  // The page is built once; in a browser the address has the reader's language.
  const locale = languageOf(location.pathname);
  const { text } = translatorFor(locale, notFoundTexts);
  return (
    <PageHead
      title={text("notFound.title")}
      description={null}
      path={location.pathname}
      context={{ locale }}
      siteUrl={data.site?.siteMetadata?.siteUrl ?? ""}
      hidden
    />
  );
}

export const query = graphql`
  query NotFoundPage {
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
`;
