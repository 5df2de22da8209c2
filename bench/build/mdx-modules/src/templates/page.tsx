import { MDXProvider } from "@mdx-js/react";
import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";

const components = {
  Tabs: ({ children }: { children?: ReactNode }) => <div>{children}</div>,
  Tab: ({ children }: { children?: ReactNode }) => <section>{children}</section>,
};

interface PageData {
  mdx: { frontmatter: { title: string } };
}

export default function Page({ data, children }: PageProps<PageData>) {
  return (
    <main>
      <h1>{data.mdx.frontmatter.title}</h1>
      <MDXProvider components={components}>{children}</MDXProvider>
    </main>
  );
}

export const query = graphql`
  query Page($id: String!) {
    mdx(id: { eq: $id }) {
      frontmatter {
        title
      }
    }
  }
`;
