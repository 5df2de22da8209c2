import process from "node:process";
import { runnerImport } from "vite";

// Packages of unified are ES modules, which tsx doesn't let the site's CommonJS require.
const [file = "measure.ts"] = process.argv.slice(2);
await runnerImport(new URL(file, import.meta.url).pathname, { configFile: false });
