import { assertNodeVersion, ensureInstalled } from "./install.mjs";
import { readOptions } from "./options.mjs";
import { assertPortFree, readPort } from "./port.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";
import { runCommand } from "./run-command.mjs";
import { runMain } from "./run-main.mjs";

// `npm start`: installs what is missing, builds the site and serves it. Works in a bare clone.

void runMain(import.meta.url, async () => {
  assertNodeVersion();
  const port = readPort(readOptions(process.argv.slice(2), ["port"]).port, process.env.PORT);
  // Before anything slow, so that no one has to wait for a build to learn that the port is taken.
  await assertPortFree(port);
  await ensureInstalled();

  // The same as `npm run build`, but without npm: npm's shell doesn't pass signals on, so a build would continue after `npm
  // start` is stopped.
  const build = ["scripts/gatsby.mjs", "build"];
  const buildExitCode = await runCommand(process.execPath, build, { cwd: PROJECT_ROOT });
  if (buildExitCode !== 0) return buildExitCode;
  const server = ["--import", "tsx", "scripts/serve.ts", "--port", String(port)];
  return runCommand(process.execPath, server, { cwd: PROJECT_ROOT });
});
