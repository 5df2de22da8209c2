import path from "node:path";
import type { loadConfigurationEarly } from "../entry-points/compile-entry-points";
import { isGatsbyAsItIs, runningCommand } from "../bundler";
import { replaceRequests } from "./replace-requests";
import { replacementsFor } from "./replacements";
import { prepareWorkers } from "../workers/prepare-workers";

// Node loads this file before Gatsby in each of Gatsby's processes: see README.md.
const replacements = replacementsFor(runningCommand(), process.env);
if (replacements.length > 0) replaceRequests(replacements);
if (!isGatsbyAsItIs(process.env)) {
  prepareWorkers(runningCommand(), process.env);
  // Workers have a different first argument.
  if (process.argv[2] === "build") loadEarly(process.cwd());
}

function loadEarly(root: string): void {
  const file = path.join(__dirname, "..", "entry-points/compile-entry-points.cjs");
  const module = require(file) as { loadConfigurationEarly: typeof loadConfigurationEarly };
  module.loadConfigurationEarly(root);
}
