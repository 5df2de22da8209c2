import type { SiteEvents } from "./events";

/**
 * Listens to all links of the page at once.
 * @param onFollow called when one to another site is followed; query and hash are left out, which may be personal
 */
export function listenToOutboundLinks(onFollow: (link: SiteEvents["outbound_link"]) => void): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isFollowed = event.type === "click" || event.button === 1;
    if (!isFollowed || !link?.href || !/^https?:$/.test(link.protocol)) return;
    if (link.origin === window.location.origin) return;
    onFollow({ link_url: link.origin + link.pathname, link_domain: link.hostname });
  };
  document.addEventListener("click", follow, { capture: true });
  // The middle button opens a new tab without a click.
  document.addEventListener("auxclick", follow, { capture: true });
}
