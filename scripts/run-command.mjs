import { spawn } from "node:child_process";
import { constants } from "node:os";
import { UserError } from "./user-error.mjs";

/** @type {NodeJS.Signals[]} */
const FORWARDED_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a command with this process's input and output, unless the output is collected, and waits for it. Signals that would
 * end this process are passed to the command, so nothing keeps running after a script is stopped.
 * @param {string} command a program on the PATH, or a path
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, collect?: (text: string) => void }} [options] `collect` receives the
 *   command's output, which then isn't shown
 * @returns {Promise<number>} the exit code; 128 + the signal's number if a signal ended the command
 * @throws {UserError} if the command can't be started
 */
export function runCommand(command, args, { collect, ...options } = {}) {
  return new Promise((resolve, reject) => {
    // On Windows, npm is npm.cmd, which needs a shell.
    const shell = process.platform === "win32" && command === "npm";
    /** @type {import("node:child_process").StdioOptions} */
    const stdio = collect ? ["ignore", "pipe", "pipe"] : "inherit";
    const child = spawn(command, args, { ...options, stdio, shell });
    if (collect)
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", collect);

    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => void child.kill(signal);
    for (const signal of FORWARDED_SIGNALS) process.on(signal, forward);
    const stopForwarding = () => {
      for (const signal of FORWARDED_SIGNALS) process.off(signal, forward);
    };

    child.once("error", (error) => {
      stopForwarding();
      reject(new UserError(`"${command}" couldn't be started: ${error.message}`));
    });
    // Unlike "exit", "close" is emitted when all output has been read.
    child.once("close", (code, signal) => {
      stopForwarding();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
