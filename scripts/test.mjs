import { ensureInstalled } from "./install.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";
import { runCommand } from "./run-command.mjs";
import { runMain } from "./run-main.mjs";

// `npm test` on a bare clone: installs what is missing, then hands over to test.ts, which may use packages.

void runMain(import.meta.url, async () => {
  try {
    await ensureInstalled();
    return await runCommand(process.execPath, ["--import", "tsx", "scripts/test.ts"], { cwd: PROJECT_ROOT });
  } catch (error) {
    // The last line of a test run is always its count, also when it never got to a test.
    process.once("exit", () => console.log("0 passed, 1 failed"));
    throw error;
  }
});
