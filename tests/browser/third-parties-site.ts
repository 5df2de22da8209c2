import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { OpenPage, PageOptions } from "../harness/browser";
import {
  fakeAnalytics,
  fakeContainer,
  type AnalyticsEvent,
  type ContainerEvent,
} from "../harness/fake-analytics";
import { ensureFixtureSite } from "../harness/fixture-site";
import { serveDirectory, type ServedDirectory } from "../harness/serve-directory";
import { hydrated, openBlank } from "./open";

/** Both ids of the fixture, in the order of its configuration. */
export const measurementIds = ["G-FIRST00001", "G-SECOND0002"];

export interface Visit extends OpenPage {
  /** What analytics was sent. */
  events: AnalyticsEvent[];
  /** What the tag of the tag manager's container was told. */
  containerEvents: ContainerEvent[];
}

export type StartVisit = (path: string, options?: Partial<PageOptions>) => Promise<Visit>;

/**
 * Serves the fixture site `third-parties` for the tests of a file, after building it where it has changed.
 *
 * @returns opens a page of it with Google's hosts stood in for
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

/** The question, once it is there. */
export function bannerOf(page: Page) {
  return page.getByRole("region", { name: "Cookie settings" });
}

/** What one id was sent under a name. */
export function eventsNamed(events: readonly AnalyticsEvent[], name: string): AnalyticsEvent[] {
  return events.filter((event) => event.name === name && event.tid === measurementIds[0]);
}
