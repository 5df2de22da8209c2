/** A mistake by the user, or a problem with the machine, that the message fully explains. It's printed without a stack. */
export class UserError extends Error {
  /** @override */
  name = "UserError";
}
