import { assistantOf } from "../site/assistant";
import { siteConfig } from "../site/configuration";
import type { AssistantProvider } from "./provider";

/** The configured provider. The constant is known when the scripts are built, so a site has no files of the other providers. */
export async function loadProvider(): Promise<AssistantProvider> {
  const config = assistantOf(siteConfig);
  if (process.env.GATSBY_ASSISTANT === "endpoint") {
    const [{ createEndpointProvider }, { AnswerMarkdown }] = await Promise.all([
      import(/* webpackChunkName: "assistant-endpoint" */ "./endpoint/endpoint-provider"),
      import(/* webpackChunkName: "assistant-endpoint" */ "./markdown/AnswerMarkdown"),
    ]);
    return { ...createEndpointProvider(config.endpoint ?? ""), Answer: AnswerMarkdown };
  }
  if (process.env.GATSBY_ASSISTANT === "widget" && config.widget) {
    const { createWidgetProvider } = await import(
      /* webpackChunkName: "assistant-widget" */ "./widget/widget-provider"
    );
    return createWidgetProvider(config.widget);
  }
  const { createPassagesProvider } = await import(
    /* webpackChunkName: "assistant-passages" */ "./passages/passages-provider"
  );
  return createPassagesProvider();
}
