import { stripVTControlCharacters } from "node:util";

/** The properties of an Rspack error used here. */
export interface RspackError {
  name: string;
  message: string;
  module?: { resource?: string | undefined } | null;
}

/** An error in webpack's format, which Gatsby builds its message from. */
export interface ReadableError {
  name: string;
  message: string;
  error: { message: string };
  file: string | undefined;
  loc?: { start: { line: number; column: number } };
}

/**
 * Converts Rspack's errors: adds the file and, if Rspack can map it to the source, the position in it, and removes the frames
 * around its messages.
 */
export function readableErrors(errors: readonly RspackError[]): ReadableError[] {
  const readable = errors.map(readableError);
  // A loader's failure is reported twice, the second time without the cause.
  const plain = readable.filter(({ message }) => !message.startsWith("Module build failed (from"));
  return plain.length > 0 ? plain : readable;
}

function readableError({ name, message, module }: RspackError): ReadableError {
  const text = withoutFrame(stripVTControlCharacters(message));
  const missing = /Can't resolve '(.*?)' in '(.*?)'/.exec(text)?.[0];
  if (missing !== undefined)
    return {
      name: "ModuleNotFoundError",
      message: text,
      error: { message: missing },
      file: module?.resource,
    };
  const place = /[[(](\/[^\s\])]+?|[A-Z]:\\[^\s\])]+?):(\d+):(\d+)[\])]/.exec(text);
  const [, file = module?.resource, line, column] = place ?? [];
  return {
    name,
    message: text,
    error: { message: text },
    file,
    ...(line === undefined ? {} : { loc: { start: { line: Number(line), column: Number(column) } } }),
  };
}

/** The message without its leading mark. */
function withoutFrame(message: string): string {
  return message.replace(/^\s*[×x] /u, "").trim();
}
