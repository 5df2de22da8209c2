import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "playwright-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { ensureChromium } from "../../scripts/debian/chromium.mjs";
import { takeContext } from "./kept-contexts";
import { translatePage } from "./translate-page";

export interface PageOptions {
  /** The site's base URL, so that the page can navigate to plain paths. */
  baseUrl: string;
  /** Window width in CSS pixels. Defaults to 1440. */
  width?: number;
  /** Whether scripts run. Defaults to true. */
  javaScript?: boolean;
  /** Whether the reader prefers reduced motion. Defaults to false. */
  reducedMotion?: boolean;
  /** Whether the device has a touchscreen. Defaults to false. */
  hasTouch?: boolean;
  /** Permissions the reader has granted, such as `clipboard-read`. None by default. */
  permissions?: string[];
  /** The reader's time zone, such as `Asia/Tokyo`. Defaults to the machine's. */
  timeZone?: string;
  /** The browser's language, such as `de-DE`. Defaults to English. */
  locale?: string;
}

export interface OpenPage {
  page: Page;
  /** Console errors and uncaught exceptions, in order, each with its URL. */
  errors: string[];
  /** Violations of the content security policy. Each one is among the errors too. */
  violations: string[];
  /** URLs outside the site that the page requested. */
  requests: string[];
  /** Closes the window. `failed` is whether the test has failed, which also ends the use of its browser. */
  close: (failed?: boolean) => Promise<void>;
}

const HEIGHT = 900;
const DEFAULT_WIDTH = 1440;

/** Keeps Chromium from calling Google's servers, so that tests see only the site's own requests. */
const ARGUMENTS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  // Rendering without a GPU is cheaper than emulating one.
  "--disable-gpu",
  // Pages that are opened one after the other have the same process, if they have the same context.
  "--renderer-process-limit=1",
  // Renders fonts and colors the same way on every machine, for screenshots.
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];

// All tests that a worker runs share one browser, which ends with the worker.
let launched: Promise<Browser> | undefined;

/**
 * Time for closing a window, in milliseconds. Chromium rarely stops responding while it closes one, and a run would wait until a
 * hook's time is up, which is long enough for a build.
 */
const CLOSING = 20_000;

async function isDone(closing: Promise<void>): Promise<boolean> {
  return Promise.race([closing.then(() => true), wait(CLOSING, false, { ref: false })]);
}

/**
 * Opens a new window without cookies or storage.
 *
 * @param options see `PageOptions`
 * @returns the window's blank page, and the records that fill up as the page is used
 * @throws {UserError} if Chromium isn't installed
 */
export async function openPage(options: PageOptions): Promise<OpenPage> {
  launched ??= launch();
  const { context, release } = await takeContext(await launched, contextOptions(options), prepare);
  const page = await context.newPage();
  if (options.width) await page.setViewportSize({ width: options.width, height: HEIGHT });
  if (options.reducedMotion) await page.emulateMedia({ reducedMotion: "reduce" });
  const errors: string[] = [];
  const violations: string[] = [];
  const requests: string[] = [];
  violationListeners.set(context, (violation) => {
    violations.push(violation);
    errors.push(violation);
  });
  page.on("console", (message) => {
    if (message.type() === "error")
      errors.push(`${message.text()} (${message.location().url || page.url()})`);
  });
  page.on("pageerror", (error) => errors.push(`${error.message} (${page.url()})`));
  // Listens on the context, so that requests from workers count too.
  context.on("request", (request) => {
    if (isElsewhere(request.url(), options.baseUrl)) requests.push(request.url());
  });
  const close = async (failed = false) => {
    // The next test starts another browser. This one, which may have stopped responding, ends with the worker.
    if (!(await isDone(release())) || failed) launched = undefined;
  };
  return { page, errors, violations, requests, close };
}

function contextOptions(options: PageOptions): Parameters<typeof takeContext>[1] {
  return {
    baseURL: options.baseUrl,
    viewport: { width: DEFAULT_WIDTH, height: HEIGHT },
    javaScriptEnabled: options.javaScript ?? true,
    hasTouch: options.hasTouch ?? false,
    permissions: options.permissions ?? [],
    ...(options.timeZone && { timezoneId: options.timeZone }),
    ...(options.locale && { locale: options.locale }),
  };
}

/** What records the policy violations of all pages in a context, for the test that is using it. */
const violationListeners = new WeakMap<BrowserContext, (violation: string) => void>();

async function prepare(context: BrowserContext): Promise<void> {
  await context.exposeBinding(reportViolation, (_source, violation: string) =>
    violationListeners.get(context)?.(violation),
  );
  await context.addInitScript(listenToViolations, reportViolation);
  if (process.env.TRANSLATED_PAGES === "1") await context.addInitScript(translatePage);
}

const reportViolation = "reportPolicyViolation";

/** Runs in the page before the page's own scripts. */
function listenToViolations(report: string): void {
  document.addEventListener(
    "securitypolicyviolation",
    ({ violatedDirective, blockedURI, sample, sourceFile }) => {
      const { [report]: tell } = window as unknown as Record<string, (violation: string) => void>;
      tell?.(`${violatedDirective} forbids ${blockedURI} ${sample} (${sourceFile || document.URL})`);
    },
  );
}

async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args: ARGUMENTS });
}

/** Excludes data: and blob: URLs, because they never leave the browser. */
function isElsewhere(url: string, baseUrl: string): boolean {
  const { protocol, origin } = new URL(url);
  return /^(?:https?|wss?):$/.test(protocol) && origin !== new URL(baseUrl).origin;
}
