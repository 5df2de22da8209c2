/** The pages that are open in browsers during development. */
export interface OpenPages {
  has: (path: string) => boolean;
  /** Calls a function once open pages show all changes. */
  afterwards: (run: () => void) => void;
}
