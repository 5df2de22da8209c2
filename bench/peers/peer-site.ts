import type { BuildFigures } from "../build/measured-build";

/** A site whose builds the race measures. */
export interface PeerSite {
  name: string;
  /** Deletes everything that earlier builds have left, including caches in `node_modules`. */
  forget: () => void;
  /** Adds a sentence to one page. */
  changePage: () => void;
  build: () => Promise<BuildFigures>;
}
