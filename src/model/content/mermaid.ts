/** Folder of Mermaid's modules in the published site. Its name contains the version, so the modules can be cached forever. */
export const mermaidDirectory = "mermaid-11.17.2";
