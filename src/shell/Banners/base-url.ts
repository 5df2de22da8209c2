import { pagePathAttribute } from "../page-path";

export const baseUrlBannerId = "base-url-banner";
export const baseUrlMismatchId = "base-url-mismatch";
export const baseUrlSuggestionId = "base-url-suggestion";
export const scriptFailureId = "script-failure";

/**
 * The script that shows the banner if the site's scripts fail to load. When the browser is done with all scripts, Gatsby's
 * loader shows whether the site has started. If it has, only a part of the page failed. The part of the address before the
 * page's own path, which is stored on the body, should be the base URL that the site was built for. If it is, the scripts are
 * missing for some other reason, and the banner offers to load the page again. The script is the same on all pages, so one
 * hash allows it.
 */
export const baseUrlScript = `addEventListener("error", (event) => {
  const failed = event.target;
  if (!(failed instanceof HTMLScriptElement) || !failed.src.startsWith(location.origin + "/")) return;
  const show = () => {
  if ("___loader" in window) return;
  const page = document.body.getAttribute(${JSON.stringify(pagePathAttribute)}) ?? "/";
  const here = location.pathname;
  const base = here.endsWith(page) ? here.slice(0, here.length - page.length + 1) : "/";
  const part = (id) => document.getElementById(id);
  const banner = part("${baseUrlBannerId}");
  const isMismatch = base !== banner.dataset.base;
  part("${baseUrlSuggestionId}").textContent = base;
  part(isMismatch ? "${baseUrlMismatchId}" : "${scriptFailureId}").hidden = false;
  part("${scriptFailureId}").querySelector("button").onclick = () => location.reload();
  document.documentElement.dataset.scripts = "failed";
  banner.hidden = false;
  };
  if (document.readyState === "complete") show();
  else addEventListener("load", show);
}, true);`;
