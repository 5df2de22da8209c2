import { createRequire } from "node:module";
import type { gatsbyEmitter } from "../gatsby-store";

const require = createRequire(import.meta.url);

/** An emitter of the kind that Gatsby uses, without listeners. */
export function newEmitter(): ReturnType<typeof gatsbyEmitter> {
  return (require("gatsby/dist/utils/mett") as { mett: typeof newEmitter }).mett();
}
