import type { OpenPages } from "../../../node/nodes/open-pages";
import { isGatsbyAsItIs } from "../bundler";
import { gatsbyEmitter, type GatsbyEmitter } from "../gatsby-store";
import { shownEvent } from "./waiting";

/** Milliseconds without changes before postponed work begins. Authors often save again after a look at the page. */
const quietFor = 2_000;

/**
 * Finds the pages that Gatsby's development server has connections to.
 * @returns undefined if Gatsby runs unmodified, because then it doesn't report when it has handled all changes
 */
export function findOpenPages(environment: NodeJS.ProcessEnv): OpenPages | undefined {
  if (isGatsbyAsItIs(environment)) return undefined;
  return { has: (path) => activePaths().has(path), afterwards: whenQuiet(gatsbyEmitter()) };
}

function activePaths(): ReadonlySet<string> {
  const { websocketManager } = require("gatsby/dist/utils/websocket-manager") as {
    websocketManager: { activePaths: ReadonlySet<string> };
  };
  return websocketManager.activePaths;
}

/**
 * Postpones work until Gatsby has shown all changes and no others have followed for two seconds.
 * @returns a function that postpones a call
 */
export function whenQuiet(emitter: GatsbyEmitter): (run: () => void) => void {
  let postponed: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  emitter.on("ENQUEUE_NODE_MUTATION", () => clearTimeout(timer));
  emitter.on(shownEvent, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const calls = postponed;
      postponed = [];
      for (const run of calls) run();
    }, quietFor);
  });
  return (run) => void postponed.push(run);
}
