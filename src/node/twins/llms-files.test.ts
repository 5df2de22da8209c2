import { expect, it } from "vitest";
import { llmsFiles } from "./llms-files";

const site = { title: "Documentation", description: "All of it.", siteUrl: "https://docs.example.com" };
const twin = (path: string, title: string, description: string | null = null) => ({
  path,
  title,
  description,
  section: null,
  text: `# ${title}\n`,
});
const twins = [
  twin("/gateway/", "Gateway", "A proxy."),
  twin("/gateway/docker/", "Docker"),
  twin("/desktop/", "Desktop app"),
];
const gateway = {
  id: "gateway",
  label: "Gateway",
  routeBase: "/gateway/",
  paths: ["/gateway/docker/", "/gateway/", "/gateway/hidden/"],
};
const desktop = { id: "desktop", label: "Desktop app", routeBase: "/desktop/", paths: ["/desktop/"] };
const empty = { id: "empty", label: "Empty", routeBase: "/empty/", paths: ["/empty/"] };

it("lists each section's pages in reading order, with optional sections last", () => {
  const files = llmsFiles([desktop, gateway, empty], twins, site, new Set(["desktop"]));
  expect(files.get("/llms.txt")).toMatchInlineSnapshot(`
    "# Documentation

    > All of it.

    Every page is also served as Markdown, at its address with \`.md\` instead of the trailing slash.

    ## Gateway

    - [All pages of this section in one file](https://docs.example.com/gateway/llms-full.txt)
    - [Docker](https://docs.example.com/gateway/docker.md)
    - [Gateway](https://docs.example.com/gateway.md): A proxy.

    ## Optional

    - [All pages of this section in one file](https://docs.example.com/desktop/llms-full.txt)
    - [Desktop app](https://docs.example.com/desktop.md)
    "
  `);
});

it("writes all pages of a section to one file, and no file for a section without pages", () => {
  const files = llmsFiles([gateway, empty], twins, site);
  expect(files.get("/gateway/llms-full.txt")).toBe("# Docker\n\n# Gateway\n");
  expect([...files.keys()]).toEqual(["/llms.txt", "/gateway/llms-full.txt"]);
});
