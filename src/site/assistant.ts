import type { AssistantConfig } from "./assistant-schema";

/** What a site has that says nothing of an assistant. */
const passages: AssistantConfig = { provider: "passages", supportUrl: null, endpoint: null, widget: null };

/**
 * The assistant of a site.
 * @param site its configuration; without `assistant` it answers with passages
 */
export function assistantOf({ assistant }: { assistant?: AssistantConfig | undefined }): AssistantConfig {
  return assistant ?? passages;
}

/** Whether questions go to somebody else, which readers have to allow where consent is asked. */
export function asksOthers({ provider }: AssistantConfig): boolean {
  return provider === "endpoint" || provider === "widget";
}
