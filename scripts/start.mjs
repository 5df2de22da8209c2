import { assertNodeVersion, ensureInstalled } from "./install.mjs";
import { readOptions } from "./options.mjs";
import { assertPortFree, readPort } from "./port.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";
import { runCommand } from "./run-command.mjs";
import { runMain } from "./run-main.mjs";

// `npm start`: installs what is missing, builds the site and serves it. Works on a bare clone.

void runMain(import.meta.url, async () => {
  assertNodeVersion();
  const port = readPort(readOptions(process.argv.slice(2), ["port"]).port, process.env.PORT);
  // Check the port before any slow step, so that no one waits for a build only to learn that the port is taken.
  await assertPortFree(port);
  await ensureInstalled();

  // What `npm run build` runs, without npm in between: its shell keeps signals to itself, and a build would go
  // on behind a stopped `npm start`.
  const build = ["scripts/gatsby.mjs", "build"];
  const buildExitCode = await runCommand(process.execPath, build, { cwd: PROJECT_ROOT });
  if (buildExitCode !== 0) return buildExitCode;
  const server = ["--import", "tsx", "scripts/serve.ts", "--port", String(port)];
  return runCommand(process.execPath, server, { cwd: PROJECT_ROOT });
});
