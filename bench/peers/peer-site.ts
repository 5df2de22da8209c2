import type { BuildFigures } from "../build/measured-build";

/** A site whose builds this benchmark measures. */
export interface PeerSite {
  name: string;
  /** Deletes everything left over from earlier builds, including caches in `node_modules`. */
  forget: () => void;
  /** Adds a sentence to one page. */
  changePage: () => void;
  build: () => Promise<BuildFigures>;
}
