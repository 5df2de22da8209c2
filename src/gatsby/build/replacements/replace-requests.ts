import Module from "node:module";
import path from "node:path";

/** A replacement for a module that Gatsby requires. */
export interface Replacement {
  /** The argument of Gatsby's `require()`. */
  request: string;
  /** The folder in `node_modules` whose files require it; Gatsby's by default. */
  folder?: string;
  /** The files that require it, relative to that folder. */
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
const packages = path.sep + "node_modules" + path.sep;

/** From this call on, the named files get the replacements. Other files that require the same modules aren't affected. */
export function replaceRequests(replacements: readonly Replacement[]): void {
  const made = new Map<Replacement, unknown>();
  const load = loader._load;
  loader._load = function (this: unknown, request, parent, isMain) {
    const file = fileInPackages(parent?.filename);
    const replacement =
      file === undefined
        ? undefined
        : replacements.find((one) => one.request === request && isFrom(one, file));
    if (!replacement) return load.call(this, request, parent, isMain);
    if (!made.has(replacement))
      made.set(
        replacement,
        replacement.make(() => load.call(this, request, parent, isMain)),
      );
    return made.get(replacement);
  };
}

/** @returns the path relative to the innermost `node_modules`, with slashes; undefined for other files */
function fileInPackages(file: string | null | undefined): string | undefined {
  const start = file?.lastIndexOf(packages) ?? -1;
  return file && start !== -1 ? file.slice(start + packages.length).replaceAll(path.sep, "/") : undefined;
}

function isFrom({ folder = "gatsby/dist", from }: Replacement, file: string): boolean {
  return file.startsWith(`${folder}/`) && from.includes(file.slice(folder.length + 1));
}
