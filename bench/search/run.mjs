import process from "node:process";
import { runnerImport } from "vite";

// The unified packages are ES modules, and tsx doesn't let the site's CommonJS require them.
const [file = "measure.ts"] = process.argv.slice(2);
await runnerImport(new URL(file, import.meta.url).pathname, { configFile: false });
