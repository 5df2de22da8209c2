import path from "node:path";
import type { GatsbyNode } from "gatsby";

interface PagesQuery {
  allMdx: { nodes: { id: string; internal: { contentFilePath: string } }[] };
}

export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { data } = await args.graphql<PagesQuery>(`
    query Pages {
      allMdx {
        nodes {
          id
          internal {
            contentFilePath
          }
        }
      }
    }
  `);
  const template = path.resolve("src/templates/page.tsx");
  const content = path.resolve("content/guide");
  for (const { id, internal } of data?.allMdx.nodes ?? []) {
    const name = path.relative(content, internal.contentFilePath).replace(/\.mdx$/, "");
    args.actions.createPage({
      path: `/guide/${name}/`,
      component: `${template}?__contentFilePath=${internal.contentFilePath}`,
      context: { id },
    });
  }
};
