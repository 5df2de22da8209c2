import type { Page } from "playwright-core";

/**
 * Keeps track of the workers that a page starts from now on.
 * @returns a function that terminates them without the page noticing, as browsers do when memory runs out
 */
export async function trackWorkers(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const started: Worker[] = [];
    Object.assign(globalThis, {
      endWorkers: () => {
        for (const worker of started) worker.terminate();
      },
      Worker: class extends Worker {
        constructor(...of: ConstructorParameters<typeof Worker>) {
          super(...of);
          started.push(this);
        }
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { endWorkers: () => void }).endWorkers());
}
