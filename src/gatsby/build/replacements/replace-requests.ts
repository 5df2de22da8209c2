import Module from "node:module";
import path from "node:path";

/** A replacement for a module that Gatsby requires. */
export interface Replacement {
  /** The argument of Gatsby's `require()`. */
  request: string;
  /** The files of Gatsby that require it, relative to `node_modules/gatsby/dist`. */
  from: readonly string[];
  /** Creates the module, once in each process. @param original loads the requested module */
  make: (original: () => unknown) => unknown;
}

interface Asking {
  filename?: string | null;
}

type Load = (request: string, parent: Asking | undefined, isMain: boolean) => unknown;

/** Node's loader for CommonJS modules. Node 20 has no public API to change what `require` finds. */
const loader = Module as typeof Module & { _load: Load };
const dist = path.join("node_modules", "gatsby", "dist") + path.sep;

/** From this call on, Gatsby gets the replacements. Other packages that require modules with the same names aren't affected. */
export function replaceRequests(replacements: readonly Replacement[]): void {
  const made = new Map<Replacement, unknown>();
  const load = loader._load;
  loader._load = function (this: unknown, request, parent, isMain) {
    const file = fileOfGatsby(parent?.filename);
    const replacement =
      file === undefined
        ? undefined
        : replacements.find(({ request: wanted, from }) => wanted === request && from.includes(file));
    if (!replacement) return load.call(this, request, parent, isMain);
    if (!made.has(replacement))
      made.set(
        replacement,
        replacement.make(() => load.call(this, request, parent, isMain)),
      );
    return made.get(replacement);
  };
}

/** @returns the path relative to Gatsby's `dist`, with slashes; undefined for other files */
function fileOfGatsby(file: string | null | undefined): string | undefined {
  const start = file?.indexOf(dist) ?? -1;
  return file && start !== -1 ? file.slice(start + dist.length).replaceAll(path.sep, "/") : undefined;
}
