import { existsSync } from "node:fs";
import { join } from "node:path";
import { readOptions } from "./options.mjs";
import { portProblem, readPort } from "./port.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";
import { runMain } from "./run-main.mjs";
import { readPrefix } from "./preview-server/site-prefix";
import { createSiteServer } from "./preview-server/site-server";
import { UserError } from "./user-error.mjs";

// `npm run serve`: serves the last build of the site.

void runMain(import.meta.url, async () => {
  const options = readOptions(process.argv.slice(2), ["port", "directory"]);
  const port = readPort(options.port, process.env.PORT);
  const directory = options.directory ?? join(PROJECT_ROOT, "public");
  if (!existsSync(join(directory, "index.html"))) {
    throw new UserError(
      `"${directory}" isn't a built site, because it has no index.html. Build the site first: npm run build`,
    );
  }
  await serveUntilStopped(directory, port);
});

/** Resolves when a signal has stopped the server. */
function serveUntilStopped(directory: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createSiteServer({ directory });
    server.once("error", (error) => {
      reject(portProblem(error, port) ?? error);
    });
    server.listen(port, () => {
      console.log(
        `The site is at http://localhost:${port}${readPrefix(directory)}/  (press Ctrl-C to stop the server)`,
      );
    });
    const stop = (): void => {
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    };
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
  });
}
