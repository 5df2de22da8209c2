import { createServer } from "node:net";
import { UserError } from "./user-error.mjs";

const DEFAULT_PORT = 8000;
const HIGHEST_PORT = 65535;

/**
 * Reads a port number that someone typed.
 * @param {string | undefined} option the value of `--port`, if passed
 * @param {string | undefined} variable the value of the PORT environment variable, if set
 * @returns {number} the option, or else the variable, or else 8000
 * @throws {UserError} if the value isn't an integer from 1 to 65535
 */
export function readPort(option, variable) {
  if (option !== undefined) return parsePort(option, "--port");
  if (variable !== undefined && variable !== "") return parsePort(variable, "the PORT variable");
  return DEFAULT_PORT;
}

/**
 * @param {string} text
 * @param {string} source
 */
function parsePort(text, source) {
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  if (port >= 1 && port <= HIGHEST_PORT) return port;
  throw new UserError(
    `"${text}" (from ${source}) isn't a port. Use a whole number from 1 to ${HIGHEST_PORT}, ` +
      `for example: --port 9000`,
  );
}

/**
 * Checks that a server can currently listen on the port.
 * @param {number} port
 * @returns {Promise<void>}
 * @throws {UserError} if the port is taken, or if this user isn't allowed to use it
 */
export async function assertPortFree(port) {
  // On some systems, a server on one loopback address doesn't prevent a server on all addresses, but readers who open
  // "localhost" would reach the first one. That's why both loopback addresses are checked in addition to "all".
  for (const host of [undefined, "127.0.0.1", "::1"]) await tryToListen(port, host);
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<void>}
 */
function tryToListen(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      const problem = portProblem(error, port);
      // Any other error means that this address doesn't exist here (no IPv6, for example), which isn't a problem.
      if (problem) reject(problem);
      else resolve();
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/**
 * Explains why a server couldn't listen on a port.
 * @param {NodeJS.ErrnoException} error emitted by `listen`
 * @param {number} port
 * @returns {UserError | undefined} undefined if the error isn't about the port
 */
export function portProblem(error, port) {
  const advice = "Choose a different port, for example: npm start -- --port 9000";
  if (error.code === "EADDRINUSE") {
    return new UserError(`Port ${port} is already in use by another program. ${advice}`);
  }
  if (error.code === "EACCES") {
    return new UserError(`You don't have permission to use port ${port}. ${advice}`);
  }
  return undefined;
}
