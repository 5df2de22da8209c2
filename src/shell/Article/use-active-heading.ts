import { useEffect, useState } from "react";
import { decodeOr } from "../../model/navigation/path";
import { onNavigation } from "../States/route-events";

const userScrolls = ["wheel", "touchmove", "keydown"] as const;

/**
 * The heading that the reader is at: the last one above the upper third of the screen, or the last of all at the end of the
 * page. After a jump to a heading, that heading stays active until the reader scrolls, even if the page is too short for it
 * to reach the top.
 * @param ids of the headings, in document order
 */
export function useActiveHeading(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const list = ids.join(" ");

  useEffect(() => {
    const known = list === "" ? [] : list.split(" ");
    let jumpedTo: string | null = null;
    let frame = 0;

    const update = () => {
      frame = 0;
      setActive(jumpedTo ?? headingAt(known));
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    const jumpTo = (hash: string) => {
      const id = decodeOr(hash.slice(1));
      jumpedTo = known.includes(id) ? id : null;
      schedule();
    };
    const jump = () => jumpTo(window.location.hash);
    // A second click on the same link doesn't change the address, so there is no other event.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (opensElsewhere || !link || link.hash === "" || link.hash !== window.location.hash) return;
      if (link.pathname === window.location.pathname) jumpTo(link.hash);
    };
    const release = () => {
      jumpedTo = null;
    };

    jump();
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener("scroll", schedule, { passive: true, signal });
    window.addEventListener("resize", schedule, { signal });
    // For example, when a form opens.
    const growth = new ResizeObserver(schedule);
    growth.observe(document.body);
    window.addEventListener("hashchange", jump, { signal });
    document.addEventListener("click", follow, { signal });
    const stopListening = onNavigation(() => undefined, jump);
    for (const event of userScrolls) window.addEventListener(event, release, { passive: true, signal });
    return () => {
      cancelAnimationFrame(frame);
      growth.disconnect();
      controller.abort();
      stopListening();
    };
  }, [list]);

  return active;
}

function headingAt(ids: readonly string[]): string | null {
  const { scrollHeight, clientHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2) return ids.at(-1) ?? null;
  const line = clientHeight / 3;
  let current: string | null = null;
  for (const id of ids) {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top === undefined || top > line) continue;
    current = id;
  }
  return current ?? ids[0] ?? null;
}
