import type { GatsbyConfig } from "gatsby";

/** The usual setup, for comparison: every MDX file is a webpack module. */
const config: GatsbyConfig = {
  siteMetadata: { siteUrl: "https://docs.example.com" },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "guide", path: "content/guide" } },
    {
      resolve: "gatsby-plugin-mdx",
      options: {
        extensions: [".mdx"],
        gatsbyRemarkPlugins: [{ resolve: "gatsby-remark-prismjs", options: { noInlineHighlight: true } }],
      },
    },
  ],
};

export default config;
