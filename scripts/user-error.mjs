/**
 * A mistake of the person at the keyboard, or of the machine, that the message fully explains:
 * it is printed without a stack.
 */
export class UserError extends Error {
  /** @override */
  name = "UserError";
}
