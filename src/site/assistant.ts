import type { AssistantConfig } from "./assistant-schema";

/** The default for sites that don't configure an assistant. */
const passages: AssistantConfig = { provider: "passages", supportUrl: null, endpoint: null, widget: null };

/**
 * Returns the assistant of a site.
 * @param site its configuration; without `assistant`, the assistant answers with passages
 */
export function assistantOf({ assistant }: { assistant?: AssistantConfig | undefined }): AssistantConfig {
  return assistant ?? passages;
}

/** Whether questions are sent to a third party. If the site asks for consent, readers must allow this. */
export function asksOthers({ provider }: AssistantConfig): boolean {
  return provider === "endpoint" || provider === "widget";
}
