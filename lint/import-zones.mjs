/**
 * Which folders in src/ can import which others. Imports go in one direction: `model`, then `site`, then the build (`node`) on
 * one side and the code that readers load on the other.
 */
const ALLOWED_IMPORTS = {
  model: [],
  site: ["model"],
  // The index of a large site is split by the code that reads it, which uses nothing of a browser.
  node: ["model", "site", "search/engine", "search/sharded"],
  // Code that modifies Gatsby. Only gatsby-*.ts and the scripts that start Gatsby use it.
  gatsby: ["model", "site", "node"],
  consent: ["model", "site"],
  analytics: ["model", "site", "consent"],
  components: ["model", "site", "analytics"],
  search: ["model", "site", "consent", "analytics", "components"],
  assistant: ["model", "site", "consent", "analytics", "components", "search"],
  shell: ["model", "site", "consent", "analytics", "components", "search", "assistant"],
  templates: ["model", "site", "components", "search", "assistant", "shell"],
  pages: ["model", "site", "components", "search", "assistant", "shell"],
};

/**
 * The folders of src/node, in the order of the build's stages. Each may import the folders before it, so there are no cycles;
 * src/node/README.md describes them.
 */
const NODE_FOLDERS = [
  "reading",
  "threads",
  "published-files",
  "data-files",
  "problems",
  "data",
  "content",
  "node-types",
  "navigation",
  "nodes",
  "translations",
  "site",
  "search",
  "checks",
  "feeds",
  "twins",
  "schema",
  "pages",
  "configuration",
  "api",
  "security",
  "compression",
];

/** Code that also runs in the browser, and therefore can't depend on Node. */
export const BROWSER_FOLDERS = Object.keys(ALLOWED_IMPORTS).filter(
  (folder) => folder !== "node" && folder !== "gatsby",
);

/** For `import-x/no-restricted-paths`, in all files. */
export const importZones = [
  ...Object.entries(ALLOWED_IMPORTS).map(([folder, allowed]) => ({
    target: `./src/${folder}`,
    from: "./src",
    except: [folder, ...allowed].map((name) => `./${name}`),
    message:
      `src/${folder} can import only ${[...allowed, folder].map((name) => `src/${name}`).join(", ")}. ` +
      "Imports go in one direction, which keeps React out of the build and Node out of the browser " +
      "(see ALLOWED_IMPORTS in lint/import-zones.mjs).",
  })),
  {
    target: "./src",
    from: ["./scripts", "./tests", "./tools", "./bench"],
    message: "The site can't depend on its tools. Move shared code into src/.",
  },
  {
    target: "./tools/content-lint",
    from: "./src",
    except: ["model", "site", "node"].map((name) => `./${name}`),
    message:
      "The content linter can import only src/model, src/site and src/node, because it reads the same files as the build.",
  },
];

/** The same restrictions within src/node. */
export const nodeZones = NODE_FOLDERS.map((folder, index) => {
  const earlier = NODE_FOLDERS.slice(0, index);
  return {
    target: `./src/node/${folder}`,
    from: "./src/node",
    except: [...earlier, folder].map((name) => `./${name}`),
    message:
      `src/node/${folder} can import only the folders of src/node that come before it: ` +
      `${earlier.join(", ") || "none"} (see src/node/README.md).`,
  };
});
