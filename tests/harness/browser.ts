import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";
import { afterAll } from "vitest";
import { ensureChromium } from "../../scripts/chromium.mjs";
import { translatePage } from "./translate-page";

export interface PageOptions {
  /** The site's address; the page can then go to plain paths. */
  baseUrl: string;
  /** Width of the window in CSS pixels; 1440 by default. */
  width?: number;
  /** Whether scripts run; they do by default. */
  javaScript?: boolean;
  /** Whether the reader asks for less motion; not so by default. */
  reducedMotion?: boolean;
  /** Whether the screen can be touched; not so by default. */
  hasTouch?: boolean;
  /** What the reader has allowed, such as `clipboard-read`; nothing by default. */
  permissions?: string[];
  /** The reader's time zone, such as `Asia/Tokyo`; the machine's by default. */
  timeZone?: string;
  /** Whether a browser's translator works on the pages; by default where `TRANSLATED_PAGES` is 1. */
  translated?: boolean;
  /** The browser's language, such as `de-DE`; English by default. */
  locale?: string;
}

export interface OpenPage {
  page: Page;
  /** Errors on the console and uncaught exceptions, in order, each with its address. */
  errors: string[];
  /** What the content security policy has kept the pages from doing; each is among the errors too. */
  violations: string[];
  /** Addresses outside the site that the page asked for. */
  requests: string[];
  close: () => Promise<void>;
}

const HEIGHT = 900;
const DEFAULT_WIDTH = 1440;

/** Keep Chromium from calling its maker: tests see the site's own requests only. */
const ARGUMENTS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  // Drawing without a graphics card is cheaper than imitating one.
  "--disable-gpu",
  "--disable-gpu",
  // Letters and colours as on any other machine, for screenshots.
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];

// One browser for all tests of a file: vitest loads this module anew for each file.
let launched: Promise<Browser> | undefined;

afterAll(async () => {
  await (await launched)?.close();
});

/**
 * Opens a new window with no cookies or storage. The browser is closed after the file's last test.
 *
 * @param options see `PageOptions`
 * @returns the window's page, still empty, and what it will have recorded
 * @throws {UserError} when there is no Chromium
 */
export async function openPage(options: PageOptions): Promise<OpenPage> {
  launched ??= launch();
  const context = await (
    await launched
  ).newContext({
    baseURL: options.baseUrl,
    viewport: { width: options.width ?? DEFAULT_WIDTH, height: HEIGHT },
    javaScriptEnabled: options.javaScript ?? true,
    reducedMotion: options.reducedMotion ? "reduce" : "no-preference",
    hasTouch: options.hasTouch ?? false,
    permissions: options.permissions ?? [],
    ...(options.timeZone && { timezoneId: options.timeZone }),
    ...(options.locale && { locale: options.locale }),
  });
  const page = await context.newPage();
  const errors: string[] = [];
  const violations: string[] = [];
  const requests: string[] = [];
  await context.exposeBinding(reportViolation, (_source, violation: string) => {
    violations.push(violation);
    errors.push(violation);
  });
  await context.addInitScript(listenToViolations, reportViolation);
  if (options.translated ?? process.env.TRANSLATED_PAGES === "1") await context.addInitScript(translatePage);
  page.on("console", (message) => {
    if (message.type() === "error")
      errors.push(`${message.text()} (${message.location().url || page.url()})`);
  });
  page.on("pageerror", (error) => errors.push(`${error.message} (${page.url()})`));
  // Of the context, so that requests of workers count too.
  context.on("request", (request) => {
    if (isElsewhere(request.url(), options.baseUrl)) requests.push(request.url());
  });
  return { page, errors, violations, requests, close: () => context.close() };
}

const reportViolation = "reportPolicyViolation";

/** Runs in the page, before its own scripts. */
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

/** data: and blob: addresses never leave the browser. */
function isElsewhere(url: string, baseUrl: string): boolean {
  const { protocol, origin } = new URL(url);
  return /^(?:https?|wss?):$/.test(protocol) && origin !== new URL(baseUrl).origin;
}
