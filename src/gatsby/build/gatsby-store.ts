import type { TypeMetadata } from "./inference-metadata";

/** The parts of Gatsby's state used here. */
interface GatsbyState {
  /** The components of all pages, by the absolute path of their file. */
  components: ReadonlyMap<string, unknown>;
  /** What Gatsby has inferred about the fields of nodes, by type. */
  inferenceMetadata: { typeMap: Readonly<Record<string, TypeMetadata>> };
}

/** Gatsby's store, once Gatsby has loaded it. */
export function gatsbyStore(): { getState: () => GatsbyState } {
  return (require("gatsby/dist/redux") as { store: { getState: () => GatsbyState } }).store;
}

/** The parts of Gatsby's emitter used here. */
export interface GatsbyEmitter {
  on: (event: string, listener: () => void) => void;
}

/** Reports what Gatsby does, for example when it starts to call plugins. */
export function gatsbyEmitter(): GatsbyEmitter {
  return (require("gatsby/dist/redux") as { emitter: GatsbyEmitter }).emitter;
}
