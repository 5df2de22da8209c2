import { inject } from "vitest";
import type { OpenPage } from "../harness/browser";
import { AssistantPanel } from "./assistant-panel";
import { open } from "./open";

/** A page of the real site that has much to read. */
export const startPath = "/gateway/configuration/network/";

interface VisitOptions {
  width?: number;
  path?: string;
  permissions?: string[];
}

/**
 * Opens a page of the real site, whose assistant answers with passages.
 *
 * @param options what to open, and how wide; see `PageOptions`
 * @returns the window, what it records, and the assistant in it
 */
export async function visitAssistant(
  options: VisitOptions = {},
): Promise<OpenPage & { panel: AssistantPanel }> {
  const { path = startPath, ...others } = options;
  const opened = await open(path, { baseUrl: inject("siteUrl"), ...others });
  return { ...opened, panel: new AssistantPanel(opened.page, "the product") };
}
