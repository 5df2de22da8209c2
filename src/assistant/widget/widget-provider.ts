import { onConsentChange, isAllowed } from "../../consent/consent-store";
import type { AssistantConfig } from "../../site/assistant-schema";
import { siteConfig } from "../../site/configuration";
import { fillText } from "../../model/site/translation";
import { assistantTexts } from "../../site/translations/en/assistant";
import type { AssistantProvider } from "../provider";

/** How long the third party's script has to load and create its object, in milliseconds. */
const PATIENCE = 8000;
const INTERVAL = 100;

type Widget = NonNullable<AssistantConfig["widget"]>;

/** What the third party's script creates. */
interface WidgetWindow {
  open: () => unknown;
}

let loading: Promise<WidgetWindow> | null = null;

/**
 * A third party's window. Its script is loaded when it's first needed. If a blocker or a network stops it, or if the script
 * doesn't start, it counts as failed after a while.
 */
export function createWidgetProvider(widget: Widget): AssistantProvider {
  return {
    name: "widget",
    hasOwnWindow: true,
    ask: async function* () {
      try {
        loading ??= load(widget);
        const opened = await loading;
        opened.open();
        yield { type: "done" };
      } catch {
        loading = null;
        yield { type: "error", error: { kind: navigator.onLine ? "blocked" : "offline" } };
      }
    },
  };
}

async function load({ script, assistantId, attributes, globalName }: Widget): Promise<WidgetWindow> {
  const element = document.createElement("script");
  const values = {
    id: assistantId ?? "",
    product: siteConfig.productName,
    disclaimer: fillText(assistantTexts["assistant.disclaimer"], {
      portal: assistantTexts["assistant.portal"],
    }),
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, fillText(value, values));
  element.async = true;
  element.src = script ?? "";
  const failed = new Promise<never>((_, reject) =>
    element.addEventListener("error", () => reject(new Error("The assistant's script couldn't be loaded."))),
  );
  document.head.append(element);
  try {
    const opened = await Promise.race([failed, appearance(globalName)]);
    reloadWhenRefused();
    return opened;
  } catch (error) {
    element.remove();
    throw error;
  }
}

/** Waits for the script's object, which the script might create after it was loaded. */
async function appearance(name: string): Promise<WidgetWindow> {
  for (let waited = 0; waited < PATIENCE; waited += INTERVAL) {
    const candidate = (window as unknown as Record<string, unknown>)[name];
    if (isWidgetWindow(candidate)) return candidate;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
  throw new Error("The assistant's script didn't start.");
}

function isWidgetWindow(value: unknown): value is WidgetWindow {
  return typeof value === "object" && value !== null && "open" in value && typeof value.open === "function";
}

/** Only a new page stops a script that has already started. */
function reloadWhenRefused(): void {
  onConsentChange(() => {
    if (!isAllowed("assistant")) window.location.reload();
  });
}
