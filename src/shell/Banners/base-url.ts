import { pagePathAttribute } from "../page-path";

export const baseUrlBannerId = "base-url-banner";
export const baseUrlSuggestionId = "base-url-suggestion";

/**
 * The script that shows the banner when the site's scripts fail to load. Whether the site has started, Gatsby's loader tells
 * once the browser is done with all of them: where it has, what fails is only a part of a page. The banner suggests what
 * stands in the address before the page's own path, which the body tells. The script is the same on all pages, so one hash
 * allows it.
 */
export const baseUrlScript = `addEventListener("error", (event) => {
  const failed = event.target;
  if (!(failed instanceof HTMLScriptElement) || !failed.src.startsWith(location.origin + "/")) return;
  const show = () => {
  if ("___loader" in window) return;
  const page = document.body.getAttribute(${JSON.stringify(pagePathAttribute)}) ?? "/";
  const here = location.pathname;
  const base = here.endsWith(page) ? here.slice(0, here.length - page.length + 1) : "/";
  document.getElementById("${baseUrlSuggestionId}").textContent = base;
  document.getElementById("${baseUrlBannerId}").hidden = false;
  };
  if (document.readyState === "complete") show();
  else addEventListener("load", show);
}, true);`;
