import { runnerImport } from "vite";

// Packages of unified are ES modules, which tsx doesn't let the site's CommonJS require.
await runnerImport(new URL("measure.ts", import.meta.url).pathname, { configFile: false });
