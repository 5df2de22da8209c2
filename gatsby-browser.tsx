import type { GatsbyBrowser } from "gatsby";
import { languageOf, loadTranslation } from "./src/components/translation/load-translation";
import { siteConfig } from "./src/site/configuration";
import { offerConsent } from "./src/consent/consent-adapter";
import { silencePlugin } from "./src/analytics/silence-plugin";
import { answerEarlyInput } from "./src/shell/early-input";
import { normalizeAddress } from "./src/shell/normalize-address";
import { makeUpForInlineScripts, restorePagePath } from "./src/shell/page-path";
import { repairHashes } from "./src/gatsby/browser/repair-hash";
import { wrapNavigation } from "./src/gatsby/browser/wrap-navigation";
import { spareData } from "./src/gatsby/browser/spare-data";
import { updateScroll, type ScrollUpdate } from "./src/gatsby/browser/scroll-position";
import { showTarget, showTargets } from "./src/shell/show-target";
import { hydratePage } from "./src/shell/hydrate-page";
import { showLoadFailure } from "./src/shell/States/load-failure";
import { handleMissingScripts } from "./src/shell/States/missing-scripts";
import { announceArrival, announceNavigation } from "./src/shell/States/route-events";
import "./src/shell/styles/tokens.css";
import "./src/shell/styles/fonts.css";
import "./src/shell/styles/global.css";

export { wrapPageElement } from "./src/shell/wrap-page-element";

/** Gatsby waits for the returned promise before it renders, although its types don't say so. */
export const onClientEntry = async (): Promise<void> => {
  restorePagePath(window);
  makeUpForInlineScripts(window);
  const { href } = window.location;
  repairHashes(window);
  normalizeAddress(window);
  // Gatsby's router has already read the address, and reads it again only after a change event.
  if (window.location.href !== href) window.dispatchEvent(new PopStateEvent("popstate"));
  // This runs here and not in the banner, whose code loads later, because another script might receive an answer before that.
  if (process.env.GATSBY_CONSENT === "on") offerConsent(window);
  if (process.env.GATSBY_ANALYTICS === "on") silencePlugin(window);
  handleMissingScripts(window, () => {
    showLoadFailure(window);
  });
  // Content without a translation is in the site's default language.
  const tags = new Set([languageOf(window.location.pathname), siteConfig.language]);
  await Promise.all([...tags].map((tag) => loadTranslation(tag)));
};

/** During development, Gatsby's own function is used. It replaces its placeholder when the page is ready. */
export const replaceHydrateFunction = (): typeof hydratePage | undefined =>
  process.env.NODE_ENV === "production" ? hydratePage : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  wrapNavigation(window, (to) => {
    announceNavigation(window, to);
  });
  spareData(window);
  showTargets(window);
  // Until a pointer is used, a jump is immediate.
  window.addEventListener(
    "pointerover",
    () => void import(/* webpackChunkName: "smooth-jump" */ "./src/shell/smooth-jump"),
    { once: true },
  );
  // Runs outside React's own work, during which React doesn't hydrate any part of the page immediately.
  setTimeout(() => {
    answerEarlyInput(window);
  });
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  announceArrival(window);
  void showTarget(location);
};

export const shouldUpdateScroll = (update: ScrollUpdate): false | undefined =>
  updateScroll(update, (top) => {
    window.scrollTo({ top, behavior: "instant" });
  });
