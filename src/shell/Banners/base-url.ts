export const baseUrlBannerId = "base-url-banner";
export const baseUrlSuggestionId = "base-url-suggestion";

/**
 * The script that shows the banner when a script that the site starts with fails to load; once it has started, which Gatsby's
 * loader tells, what fails is only a part that loads late. It suggests what stands in the address
 * before the page's own path, which the canonical link tells. It is the same on all pages, so one hash allows it.
 */
export const baseUrlScript = `addEventListener("error", (event) => {
  if ("___loader" in window) return;
  const failed = event.target;
  if (!(failed instanceof HTMLScriptElement) || !failed.src.startsWith(location.origin + "/")) return;
  const canonical = document.querySelector('link[rel="canonical"]');
  const page = canonical ? new URL(canonical.href).pathname : "/";
  const here = location.pathname;
  const base = here.endsWith(page) ? here.slice(0, here.length - page.length + 1) : "/";
  document.getElementById("${baseUrlSuggestionId}").textContent = base;
  document.getElementById("${baseUrlBannerId}").hidden = false;
}, true);`;
