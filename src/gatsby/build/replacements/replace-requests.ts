import Module from "node:module";
import path from "node:path";

/** A module that Gatsby gets instead of the one it asks for. */
export interface Replacement {
  /** What Gatsby writes in `require()`. */
  request: string;
  /** The files of Gatsby that ask for it, below `node_modules/gatsby/dist`. */
  from: readonly string[];
  /**
   * Makes the module, once in each process.
   * @param original loads the one that was asked for
   */
  make: (original: () => unknown) => unknown;
}

interface Asking {
  filename?: string | null;
}

type Load = (request: string, parent: Asking | undefined, isMain: boolean) => unknown;

/** Node's loader of CommonJS modules. Node 20 has no public way to change what `require` finds. */
const loader = Module as typeof Module & { _load: Load };
const dist = path.join("node_modules", "gatsby", "dist") + path.sep;

/** From now on Gatsby gets the replacements. Other packages that ask for modules of the same names aren't touched. */
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

/** @returns the path below Gatsby's `dist`, with slashes; undefined for other files */
function fileOfGatsby(file: string | null | undefined): string | undefined {
  const start = file?.indexOf(dist) ?? -1;
  return file && start !== -1 ? file.slice(start + dist.length).replaceAll(path.sep, "/") : undefined;
}
