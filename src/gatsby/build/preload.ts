import { isGatsbyAsItIs, runningCommand } from "./bundler";
import { replaceRequests } from "./replacements/replace-requests";
import { replacementsFor } from "./replacements/replacements";
import { prepareWorkers } from "./workers";

// Loaded by Node before Gatsby, in each of its processes: see README.md.
const replacements = replacementsFor(runningCommand(), process.env);
if (replacements.length > 0) replaceRequests(replacements);
if (!isGatsbyAsItIs(process.env)) prepareWorkers(runningCommand(), process.env);
