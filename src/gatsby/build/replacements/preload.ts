import type { loadConfigurationEarly } from "../entry-points/compile-entry-points";
import { isGatsbyAsItIs, runningCommand } from "../bundler";
import { replaceRequests } from "./replace-requests";
import { compiledModule, replacementsFor } from "./replacements";
import { prepareWorkers } from "../workers/prepare-workers";

interface EntryPointCompiler {
  loadConfigurationEarly: typeof loadConfigurationEarly;
}

// Node loads this file before Gatsby in each of Gatsby's processes: see README.md.
const replacements = replacementsFor(runningCommand(), process.env);
if (replacements.length > 0) replaceRequests(replacements);
if (!isGatsbyAsItIs(process.env)) {
  prepareWorkers(runningCommand(), process.env);
  // Workers have a different first argument.
  if (process.argv[2] === "build") {
    const compiler = compiledModule("entry-points/compile-entry-points") as EntryPointCompiler;
    compiler.loadConfigurationEarly(process.cwd());
  }
}
