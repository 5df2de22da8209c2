/** Folder of Mermaid's modules in the published site. It carries the version, so that it can be cached for ever. */
export const mermaidDirectory = "mermaid-11.17.2";
