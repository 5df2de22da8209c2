/** The minimal Docusaurus site that shows the generated pages as ours does, with all options for faster builds enabled. */
export default {
  title: "Bench",
  url: "https://docs.example.com",
  baseUrl: "/",
  future: { v4: true, faster: true },
  themeConfig: { prism: { additionalLanguages: ["bash"] } },
  presets: [["classic", { docs: { path: "content/guide", routeBasePath: "/" }, blog: false }]],
};
