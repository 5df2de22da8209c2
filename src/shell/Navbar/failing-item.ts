import { causeChain } from "../States/cause-chain";
import type { NavbarItem } from "../../site/navbar-schema";

/** The item that is being drawn on the server, where React has no error boundaries. */
let rendered: NavbarItem | null = null;

/** Marks the item that is drawn from now on; null after it. For the server, which draws one thing after the other. */
export function markRendering(item: NavbarItem | null): void {
  rendered = item;
}

/** What an item that fails says. */
export function failureMessage(item: NavbarItem, error: unknown): string {
  return (
    `A navbar item failed to render: ${causeChain(error).join("; ")}. ` +
    `Check this item of \`navbar.items\` in src/site/site.config.ts: ${JSON.stringify(item)}`
  );
}

/**
 * The error of a page that couldn't be drawn on the server; it names the bar's item where one was being drawn.
 * @param error what was thrown
 */
export function explainFailure(error: unknown): unknown {
  const item = rendered;
  rendered = null;
  return item ? new Error(failureMessage(item, error), { cause: error }) : error;
}
