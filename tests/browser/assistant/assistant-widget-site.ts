import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { OpenPage } from "../../harness/browser";
import { ensureFixtureSite } from "../../harness/fixture-site";
import { serveDirectory, type ServedDirectory } from "../../../scripts/preview-server/serve-directory";
import { openBlank } from "../page-objects/open";

/** The consent script configured in the fixture. */
export const consentScript = "https://consent.example/ask.js";
/** The assistant script configured in the fixture. */
export const widgetScript = "https://widget.example/widget.js";

/** Asks like a third-party script: immediately if there is no choice yet, and again after a click on 'Cookie settings'. */
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

/** The dialog in which the script asks. */
export function questionOf(page: Page) {
  return page.getByRole("region", { name: "Another question" });
}

/**
 * Serves the `assistant-widget` fixture site for the tests in a file, and rebuilds it first if it has changed.
 *
 * @returns a function that opens a blank window in which the consent script's host is faked
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
