import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { OpenPage, PageOptions } from "../../harness/browser";
import {
  fakeAnalytics,
  fakeContainer,
  type AnalyticsEvent,
  type ContainerEvent,
} from "../../harness/fake-analytics";
import { ensureFixtureSite } from "../../harness/fixture-site";
import { serveDirectory, type ServedDirectory } from "../../../scripts/preview-server/serve-directory";
import { hydrated, openBlank } from "./open";

/** Both IDs configured in the fixture, in order. */
export const measurementIds = ["G-FIRST00001", "G-SECOND0002"];

export interface Visit extends OpenPage {
  /** Events sent to analytics. */
  events: AnalyticsEvent[];
  /** Events reported to the tag in the tag manager's container. */
  containerEvents: ContainerEvent[];
}

export type StartVisit = (path: string, options?: Partial<PageOptions>) => Promise<Visit>;

/**
 * Serves the `third-parties` fixture site for the tests in a file, and rebuilds it first if it has changed.
 *
 * @returns a function that opens one of its pages with Google's hosts faked
 */
export function useThirdPartiesSite(): StartVisit {
  let site: ServedDirectory;

  beforeAll(async () => {
    site = await serveDirectory(await ensureFixtureSite("third-parties"));
  });
  afterAll(() => site.close());

  return async (path, options = {}) => {
    const opened = await openBlank({ baseUrl: site.url, ...options });
    const events = await fakeAnalytics(opened.page.context());
    const containerEvents = await fakeContainer(opened.page.context());
    await opened.page.goto(path);
    await hydrated(opened.page);
    return { ...opened, events, containerEvents };
  };
}

/** The consent question, once it is visible. */
export function bannerOf(page: Page) {
  return page.getByRole("region", { name: "Cookie settings" });
}

/** Events with a given name sent to one ID. */
export function eventsNamed(events: readonly AnalyticsEvent[], name: string): AnalyticsEvent[] {
  return events.filter((event) => event.name === name && event.tid === measurementIds[0]);
}
