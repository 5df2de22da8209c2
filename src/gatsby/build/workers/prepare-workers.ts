/**
 * Changes the environment that a process passes on to its workers.
 * - In builds, workers use V8's default space for short-lived objects. Only the main process needs more, and each process with
 *   more can use an additional hundred megabytes.
 * - During development, Gatsby starts one worker, which renders one page and then waits.
 * @param command Gatsby's command
 * @param environment the environment of the process, which this function changes
 */
export function prepareWorkers(command: string | undefined, environment: NodeJS.ProcessEnv): void {
  if (command === "build" && environment.NODE_OPTIONS !== undefined)
    environment.NODE_OPTIONS = environment.NODE_OPTIONS.replace(/--max-semi-space-size=\d+ ?/, "");
  // Gatsby reserves one processor for the main process.
  if (command === "develop") environment.GATSBY_CPU_COUNT = "2";
}
