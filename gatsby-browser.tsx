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
import { takeOverPage } from "./src/shell/take-over-page";
import { showLoadFailure } from "./src/shell/States/load-failure";
import { handleMissingScripts } from "./src/shell/States/missing-scripts";
import { announceArrival, announceNavigation } from "./src/shell/States/route-events";
import "./src/shell/styles/tokens.css";
import "./src/shell/styles/fonts.css";
import "./src/shell/styles/global.css";

export { wrapPageElement } from "./src/shell/wrap-page-element";

/** Gatsby waits for what this returns before it draws, whatever its types say. */
export const onClientEntry = async (): Promise<void> => {
  restorePagePath(window);
  makeUpForInlineScripts(window);
  const { href } = window.location;
  repairHashes(window);
  normalizeAddress(window);
  // Gatsby's router has read the address by now, and reads it again only when it hears that it has changed.
  if (window.location.href !== href) window.dispatchEvent(new PopStateEvent("popstate"));
  // Here and not with the banner, whose code comes later: another script may have an answer before that.
  if (process.env.GATSBY_CONSENT === "on") offerConsent(window);
  if (process.env.GATSBY_ANALYTICS === "on") silencePlugin(window);
  handleMissingScripts(window, () => {
    showLoadFailure(window);
  });
  // Content that isn't translated is in the site's own language.
  const tags = new Set([languageOf(window.location.pathname), siteConfig.language]);
  await Promise.all([...tags].map((tag) => loadTranslation(tag)));
};

/** While developing, Gatsby's own: it replaces what it shows until the page is there. */
export const replaceHydrateFunction = (): typeof takeOverPage | undefined =>
  process.env.NODE_ENV === "production" ? takeOverPage : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  wrapNavigation(window, (to) => {
    announceNavigation(window, to);
  });
  spareData(window);
  showTargets(window);
  // Not within React's own work, in which it takes over no part of the page at once.
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
