import { isGatsbyAsItIs, runningCommand } from "../bundler";
import { replaceRequests } from "./replace-requests";
import { replacementsFor } from "./replacements";
import { prepareWorkers } from "./workers";

// Node loads this file before Gatsby in each of Gatsby's processes: see README.md.
const replacements = replacementsFor(runningCommand(), process.env);
if (replacements.length > 0) replaceRequests(replacements);
if (!isGatsbyAsItIs(process.env)) prepareWorkers(runningCommand(), process.env);
