import { createServer } from "node:net";
import { UserError } from "./user-error.mjs";

const DEFAULT_PORT = 8000;
const HIGHEST_PORT = 65535;

/**
 * Parses a port number entered by the user.
 *
 * @param {string | undefined} option the value of `--port`, if given
 * @param {string | undefined} variable the value of the PORT environment variable, if set
 * @returns {number} the option, else the variable, else 8000
 * @throws {UserError} when the value is no integer from 1 to 65535
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
    `"${text}" (from ${source}) is not a port. Allowed is a whole number from 1 to ${HIGHEST_PORT}, ` +
      `for example: --port 9000`,
  );
}

/**
 * Checks that a server could listen on the port right now.
 *
 * @param {number} port
 * @returns {Promise<void>}
 * @throws {UserError} when the port is taken, or may not be used by this user
 */
export async function assertPortFree(port) {
  // A listener on one loopback address does not everywhere bar one on all addresses, yet readers who open
  // "localhost" would reach it: so both loopback addresses are tried besides "all".
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
      // Anything else means that this address does not exist here (no IPv6, say): no obstacle.
      if (problem) reject(problem);
      else resolve();
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/**
 * Explains why a server could not listen on a port.
 *
 * @param {NodeJS.ErrnoException} error what `listen` emitted
 * @param {number} port
 * @returns {UserError | undefined} nothing when the error has another cause than the port
 */
export function portProblem(error, port) {
  const advice = "Choose another one, for example: npm start -- --port 9000";
  if (error.code === "EADDRINUSE") {
    return new UserError(`Port ${port} is taken: another program is listening on it. ${advice}`);
  }
  if (error.code === "EACCES") {
    return new UserError(`Port ${port} may not be used by this user. ${advice}`);
  }
  return undefined;
}
