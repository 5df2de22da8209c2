import { navigate, withPrefix } from "gatsby";
import { siteConfig } from "../../site/configuration";
import { foundState } from "../../components/reveal/found-text";
import { foundAddress } from "./found-address";
import { hitAddress } from "./hit-address";

function addressOf(url: string) {
  return hitAddress(url, siteConfig.siteUrl, siteConfig.search.externalUrlRegex);
}

/**
 * Goes to a hit: within the site without reloading the page, or to a different site. The page then shows the hit's text,
 * even if it is folded away.
 */
export function openHit(hitUrl: string): void {
  const { url, isExternal } = addressOf(hitUrl);
  if (isExternal) window.location.assign(url);
  else navigate(url, { state: foundState(chosenText()) });
}

/** What DocSearch shows of the hit that a key or the pointer has chosen. DocSearch passes only the address. */
function chosenText(kind = ""): string | undefined {
  return document.querySelector(`.DocSearch-Hit[aria-selected="true"] ${kind} .DocSearch-Hit-title`)
    ?.textContent;
}

/**
 * The address of a hit for a new tab or window, in which the browser shows the hit's text even if it is folded away.
 * @param url final address of a page of this site
 * @param text of a hit that is neither a page nor a heading, because words of those also occur in menus
 */
export function addressElsewhere(url: string, text: string | null | undefined): string {
  // A browser without text fragments would look for a heading with that name.
  return "fragmentDirective" in document ? foundAddress(url, text) : url;
}

/**
 * Opens a hit elsewhere and leaves this page unchanged. A click with the browser's own modifier keys is the only way to open
 * a complete window: `window.open` creates one without an address bar.
 */
export function openHitElsewhere(hitUrl: string, where: "tab" | "window"): void {
  const { url, isExternal } = addressOf(hitUrl);
  const href = isExternal ? url : addressElsewhere(withPrefix(url), chosenText("[data-text]"));
  if (where === "tab") {
    window.open(href, "_blank", "noopener");
    return;
  }
  const link = document.createElement("a");
  link.href = href;
  link.target = "_blank";
  link.rel = "noopener";
  link.dispatchEvent(new MouseEvent("click", { shiftKey: true, view: window }));
}
