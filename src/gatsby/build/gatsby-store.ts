import type { TypeMetadata } from "./inference-metadata";

/** The parts of Gatsby's state used here. */
interface GatsbyState {
  /** The components of all pages, by the absolute path of their file. */
  components: ReadonlyMap<string, unknown>;
  /** A new object each time Gatsby builds the schema. */
  schema: object;
  /** What Gatsby has inferred about the fields of nodes, by type. */
  inferenceMetadata: { typeMap: Readonly<Record<string, TypeMetadata>> };
}

/** Gatsby's store, once Gatsby has loaded it. */
export function gatsbyStore(): { getState: () => GatsbyState } {
  return (require("gatsby/dist/redux") as { store: { getState: () => GatsbyState } }).store;
}

/** Waits until all changes to nodes can be read. Until then, a list of the nodes of a type lacks new ones. */
export async function nodesAreStored(): Promise<void> {
  const { getDataStore } = require("gatsby/dist/datastore") as {
    getDataStore: () => { ready: () => Promise<void> };
  };
  await getDataStore().ready();
}

/** What an event says. A changed node's event has the node as its first argument. */
export interface EventData {
  payload?: readonly ({ internal?: { type?: string } } | undefined)[];
}

/** The parts of Gatsby's emitter used here. */
export interface GatsbyEmitter {
  on: (event: string, listener: (data: EventData) => void) => void;
}

/** Reports what Gatsby does, for example when it starts to call plugins, and the events that we add. */
export function gatsbyEmitter(): GatsbyEmitter & { emit: (event: string) => void } {
  return (require("gatsby/dist/redux") as { emitter: ReturnType<typeof gatsbyEmitter> }).emitter;
}
