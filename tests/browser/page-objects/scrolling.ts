import type { Page } from "playwright-core";

/**
 * Returns the page's scroll position.
 *
 * @param page any page
 * @returns pixels from the top
 */
export function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/**
 * Waits until the page has stopped scrolling, because a smooth scroll moves it in every frame.
 *
 * @param page a page that runs scripts
 * @returns pixels from the top
 */
export function restingPlace(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const framesAtRest = 8;
        let [last, still] = [window.scrollY, 0];
        const look = (): void => {
          still = window.scrollY === last ? still + 1 : 0;
          last = window.scrollY;
          if (still === framesAtRest) resolve(last);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}
