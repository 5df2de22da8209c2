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

/**
 * The assistant of this build, values from the environment included, which `site.config.ts` doesn't know. For code that
 * is loaded once a reader asks; the launcher looks at GATSBY_ASSISTANT, which webpack knows.
 */
export function assistantConfig(): AssistantConfig {
  const text = process.env.GATSBY_ASSISTANT_CONFIG;
  return text ? (JSON.parse(text) as AssistantConfig) : passages;
}
