import { causeChain } from "../States/cause-chain";
import type { NavbarItem } from "../../site/navbar-schema";

/** The item that is being rendered on the server, where React has no error boundaries. */
let rendered: NavbarItem | null = null;

/** Marks the item that is rendered next; null after it. For the server, which renders one element after another. */
export function markRendering(item: NavbarItem | null): void {
  rendered = item;
}

/** The message for an item that fails. */
export function failureMessage(item: NavbarItem, error: unknown): string {
  return (
    `A navbar item failed to render: ${causeChain(error).join("; ")}. ` +
    `Check this item of \`navbar.items\` in src/site/site.config.ts: ${JSON.stringify(item)}`
  );
}

/**
 * The error of a page that couldn't be rendered on the server. If a navbar item was being rendered, the error names it.
 * @param error the value that was thrown
 */
export function explainFailure(error: unknown): unknown {
  const item = rendered;
  rendered = null;
  return item ? new Error(failureMessage(item, error), { cause: error }) : error;
}
