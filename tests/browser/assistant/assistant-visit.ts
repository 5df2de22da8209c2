import { inject } from "vitest";
import type { OpenPage } from "../../harness/browser";
import { AssistantPanel } from "../page-objects/assistant-panel";
import { open } from "../page-objects/open";

/** A long page of the real site. */
export const startPath = "/gateway/configuration/network/";

interface VisitOptions {
  width?: number;
  path?: string;
  permissions?: string[];
}

/**
 * Opens a page of the real site, where the assistant answers with passages from the documentation.
 *
 * @param options the page and window width; see `PageOptions`
 * @returns the window, its records, and its assistant
 */
export async function visitAssistant(
  options: VisitOptions = {},
): Promise<OpenPage & { panel: AssistantPanel }> {
  const { path = startPath, ...others } = options;
  const opened = await open(path, { baseUrl: inject("siteUrl"), ...others });
  return { ...opened, panel: new AssistantPanel(opened.page, "the product") };
}
