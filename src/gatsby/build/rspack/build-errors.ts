import { stripVTControlCharacters } from "node:util";

/** What is read of an error of Rspack. */
export interface RspackError {
  name: string;
  message: string;
  module?: { resource?: string | undefined } | null;
}

/** An error as webpack would give it to Gatsby, which makes its message of these. */
export interface ReadableError {
  name: string;
  message: string;
  error: { message: string };
  file: string | undefined;
  loc?: { start: { line: number; column: number } };
}

/**
 * Rspack's errors, with the file that is wrong, the place in it where Rspack knows the place in the source, and without the
 * frames that its messages come in.
 */
export function readableErrors(errors: readonly RspackError[]): ReadableError[] {
  const readable = errors.map(readableError);
  // A loader's failure comes twice, the second time without what is wrong.
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

/** The message without the mark in front of it. */
function withoutFrame(message: string): string {
  return message.replace(/^\s*[×x] /u, "").trim();
}
