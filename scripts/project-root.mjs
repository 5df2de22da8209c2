import { fileURLToPath } from "node:url";

/** The repository's root folder, as an absolute path without a trailing slash. */
export const PROJECT_ROOT = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
