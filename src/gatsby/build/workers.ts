/**
 * Changes the environment that a process hands on to its workers.
 * - In builds, workers get V8's usual room for short-lived objects. Only the main process needs more, and each process that has
 *   more can use a hundred megabytes for it.
 * - While developing, Gatsby starts one worker. It renders one page and then waits.
 * @param command Gatsby's command
 * @param environment the process's own, which this changes
 */
export function prepareWorkers(command: string | undefined, environment: NodeJS.ProcessEnv): void {
  if (command === "build" && environment.NODE_OPTIONS !== undefined)
    environment.NODE_OPTIONS = environment.NODE_OPTIONS.replace(/--max-semi-space-size=\d+ ?/, "");
  // Gatsby leaves one processor to the main process.
  if (command === "develop") environment.GATSBY_CPU_COUNT = "2";
}
