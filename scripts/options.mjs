import { UserError } from "./user-error.mjs";

/**
 * Reads `--name value` and `--name=value` options. Old versions of Node don't have `parseArgs`, but must get far enough to
 * report that they are too old.
 * @param {string[]} args the command line after the script's name
 * @param {string[]} names the options without dashes; each takes a value
 * @returns {Record<string, string | undefined>} the values passed, by name
 * @throws {UserError} for an unknown option, or one without a value
 */
export function readOptions(args, names) {
  /** @type {Record<string, string | undefined>} */
  const options = {};
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [, name, inlineValue] = /^--([a-z-]+)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name === undefined || !names.includes(name)) {
      const known = names.map((each) => `--${each}`).join(", ");
      throw new UserError(`"${arg}" isn't an option. Use one of: ${known}`);
    }
    const value = inlineValue ?? rest.shift();
    if (value === undefined || value === "") throw new UserError(`--${name} needs a value: --${name} VALUE`);
    options[name] = value;
  }
  return options;
}
