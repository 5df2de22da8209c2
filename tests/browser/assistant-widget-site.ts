import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { OpenPage } from "../harness/browser";
import { ensureFixtureSite } from "../harness/fixture-site";
import { serveDirectory, type ServedDirectory } from "../harness/serve-directory";
import { openBlank } from "./open";

/** The script that asks for consent, as the fixture names it. */
export const consentScript = "https://consent.example/ask.js";
/** The script of the assistant, as the fixture names it. */
export const widgetScript = "https://widget.example/widget.js";

/** Asks as a third party would: at once if nothing was chosen, and again by 'Cookie settings'. */
const asks = `(() => {
  const { get, set, onOpen } = window.siteConsent;
  const show = () => {
    const box = document.createElement("section");
    box.ariaLabel = "Another question";
    for (const [name, assistant] of [["Yes to all", true], ["No to all", false]]) {
      const button = document.createElement("button");
      button.textContent = name;
      button.addEventListener("click", () => { set({ assistant }); box.remove(); });
      box.append(button);
    }
    document.body.append(box);
  };
  if (get() === null) show();
  onOpen(show);
})();`;

/** What the script asks in. */
export function questionOf(page: Page) {
  return page.getByRole("region", { name: "Another question" });
}

/**
 * Serves the fixture site `assistant-widget` for the tests of a file, after building it where it has changed.
 *
 * @returns opens an empty window in which the host of the consent script is stood in for
 */
export function useAssistantWidgetSite(): () => Promise<OpenPage> {
  let site: ServedDirectory;

  beforeAll(async () => {
    site = await serveDirectory(await ensureFixtureSite("assistant-widget"));
  });
  afterAll(() => site.close());

  return async () => {
    const opened = await openBlank({ baseUrl: site.url });
    await opened.page
      .context()
      .route(consentScript, (route) => route.fulfill({ contentType: "text/javascript", body: asks }));
    return opened;
  };
}
