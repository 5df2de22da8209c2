import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hostileAnswers } from "../../../src/assistant/markdown/hostile-answers.test-support";
import { AssistantPanel } from "../page-objects/assistant-panel";
import { settled } from "../page-objects/open";
import { bannerOf, eventsNamed, useThirdPartiesSite } from "../page-objects/third-parties-site";

const visit = useThirdPartiesSite();

const endpoint = "https://answers.example/ask";
const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };

/** The service's reply: messages, or a complete response. */
type Reply = readonly object[] | { status: number; headers?: Record<string, string>; body?: string };

/** Fakes the service. @returns the questions it receives */
async function answerWith(page: Page, reply: Reply | ((route: Route) => Promise<void>)) {
  const asked: unknown[] = [];
  await page.route(endpoint, async (route) => {
    if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers: cors });
    asked.push(route.request().postDataJSON());
    if (typeof reply === "function") return reply(route);
    if ("status" in reply) {
      const headers = { ...cors, "access-control-expose-headers": "retry-after", ...reply.headers };
      return route.fulfill({ ...reply, headers });
    }
    const body = reply.map((message) => `data: ${JSON.stringify(message)}\n\n`).join("");
    return route.fulfill({ headers: { ...cors, "content-type": "text/event-stream" }, body });
  });
  return asked;
}

declare global {
  interface Window {
    sendPiece: (message: object) => void;
    isAnswerAborted: boolean;
  }
}

/** Simulates a service that streams its answer piece by piece, because intercepted responses arrive all at once. */
async function streamAnswer(page: Page): Promise<void> {
  await page.evaluate((address) => {
    const { fetch } = window;
    window.isAnswerAborted = false;
    window.fetch = (input, options) => {
      if (input !== address) return fetch(input, options);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          window.sendPiece = (message) =>
            controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(message)}\n\n`));
          options?.signal?.addEventListener("abort", () => {
            window.isAnswerAborted = true;
            controller.error(new DOMException("aborted", "AbortError"));
          });
        },
      });
      return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
    };
  }, endpoint);
}

async function openPanel(options: Parameters<typeof visit>[1] & { agrees?: boolean } = {}) {
  const { agrees = true, ...others } = options;
  const opened = await visit("/manual/", others);
  const panel = new AssistantPanel(opened.page, "the fixture");
  await bannerOf(opened.page)
    .getByRole("button", { name: agrees ? "Accept all" : "Necessary only" })
    .click();
  await panel.launcher.click();
  await panel.window.waitFor();
  return { ...opened, panel };
}

const text = (value: string) => ({ type: "text", text: value });
const done = { type: "done" };

describe("consent", () => {
  test("is requested in the window, nothing is sent before, and consent can be withdrawn", async () => {
    const { page, panel, requests } = await openPanel({ agrees: false });
    const asked = await answerWith(page, [text("Hello."), done]);
    expect(await panel.window.textContent()).toContain("we send it to answers.example");
    expect(await panel.window.textContent()).toContain("not covered by an SLA");
    expect(await panel.field.count()).toBe(0);
    expect(requests.filter((request) => request.startsWith(endpoint))).toEqual([]);
    await panel.window.getByRole("button", { name: "Agree and continue" }).click();
    await panel.ask("why?");
    expect(asked).toHaveLength(1);
    await page.evaluate(() =>
      window.dispatchEvent(
        new CustomEvent("site-consent", { detail: { analytics: false, assistant: false } }),
      ),
    );
    await panel.field.waitFor({ state: "detached" });
  });
});

describe("Escape in the page next to the window", () => {
  test("closes what is open in the page first, then the window, and leaves the focus in place", async () => {
    const { page, panel } = await openPanel();
    const settings = page.getByRole("button", { name: "Cookie settings" });
    await settings.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => bannerOf(page).evaluate((banner) => banner.matches(":focus"))).toBe(true);
    await page.keyboard.press("Escape");
    await bannerOf(page).waitFor({ state: "detached" });
    expect(await panel.window.isVisible()).toBe(true);
    expect(await settings.evaluate((button) => button.matches(":focus"))).toBe(true);
    await page.keyboard.press("Escape");
    await panel.window.waitFor({ state: "detached" });
    expect(await settings.evaluate((button) => button.matches(":focus"))).toBe(true);
  });

  test("is left to the focused field in the page", async () => {
    const { page, panel } = await openPanel();
    await page.evaluate(() => {
      const field = document.createElement("input");
      document.querySelector("main")?.prepend(field);
      field.focus();
    });
    await page.keyboard.press("Escape");
    await settled(page);
    expect(await panel.window.isVisible()).toBe(true);
  });
});

describe("an answer", () => {
  test("is rendered as Markdown with its sources, announced once, and rated", async () => {
    const { page, panel, events } = await openPanel();
    const asked = await answerWith(page, [
      text("Use **two** "),
      text("nodes, see [the second page](/manual/second/) or [elsewhere](https://other.example/)."),
      { type: "source", title: "Second page", url: "/manual/second/" },
      done,
    ]);
    await panel.ask("how many?");
    expect(await panel.last.locator("strong").textContent()).toBe("two");
    const elsewhere = panel.last.getByRole("link", { name: /elsewhere/ });
    expect(await elsewhere.getAttribute("rel")).toBe("noopener noreferrer nofollow");
    expect(await elsewhere.textContent()).toContain("(opens in a new tab)");
    await expect.poll(() => panel.announced.textContent()).toContain("Use **two** nodes");
    expect(asked).toMatchObject([
      { version: 1, question: "how many?", history: [], page: { path: "/manual/", language: "en" } },
    ]);
    await panel.last.getByRole("button", { name: "Yes" }).click();
    await panel.last.getByText("Thanks for your feedback.").waitFor();
    await expect
      .poll(() => eventsNamed(events, "assistant_feedback"))
      .toMatchObject([{ provider: "endpoint", helpful: "true" }]);
    expect(JSON.stringify(events)).not.toContain("how many");
    await panel.last.getByRole("link", { name: "Second page", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Second page" }).waitFor();
    expect(await panel.last.isVisible()).toBe(true);
  });

  test("can be stopped", async () => {
    const { page, panel } = await openPanel();
    await answerWith(page, () => new Promise(() => {}));
    await panel.field.fill("why?");
    await panel.field.press("Enter");
    await panel.window.getByRole("button", { name: "Stop" }).click();
    await panel.last.getByText("Stopped.").waitFor();
    expect(await panel.window.getByRole("button", { name: "Ask", exact: true }).isVisible()).toBe(true);
  });

  test("streams in, and when stopped keeps the partial text and closes the request", async () => {
    const { page, panel } = await openPanel();
    await streamAnswer(page);
    await panel.field.fill("why?");
    await panel.field.press("Enter");
    await page.evaluate(() => window.sendPiece({ type: "text", text: "Because **half** " }));
    await panel.last.locator("strong", { hasText: "half" }).waitFor();
    await page.evaluate(() => window.sendPiece({ type: "text", text: "of _it" }));
    await panel.last.getByText("of _it").waitFor();
    await panel.window.getByRole("button", { name: "Stop" }).click();
    await panel.last.getByText("Stopped.").waitFor();
    expect(await panel.last.textContent()).toContain("Because half of _it");
    await expect.poll(() => page.evaluate(() => window.isAnswerAborted)).toBe(true);
  });

  test("that stalls for 30 seconds is given up, at the start or halfway through", async () => {
    const { page, panel } = await openPanel();
    await streamAnswer(page);
    await page.clock.install();
    for (const piece of [null, { type: "text", text: "Because" }]) {
      await panel.field.fill("why?");
      await panel.field.press("Enter");
      await panel.window.getByRole("button", { name: "Stop" }).waitFor();
      await page.clock.runFor(20_000);
      if (piece) {
        await page.evaluate((sent) => window.sendPiece(sent), piece);
        await panel.last.getByText("Because").waitFor();
        // The time counts from the last received message.
        await page.clock.runFor(20_000);
        expect(await panel.last.locator("[data-error]").count()).toBe(0);
      }
      await page.clock.runFor(15_000);
      const failure = panel.last.locator('[data-error="timeout"]');
      await failure.waitFor();
      expect(await failure.textContent()).toContain("didn’t respond within 30 seconds");
      expect(await failure.getByRole("link", { name: /support portal/ }).count()).toBe(1);
      expect(await failure.getByRole("button", { name: "Try again" }).isVisible()).toBe(true);
    }
    expect(await panel.last.textContent()).toContain("Because");
  });
});

test.each<[string, Reply | ((route: Route) => Promise<void>), string]>([
  ["offline", (route) => route.abort("internetdisconnected"), "can’t be reached"],
  ["busy", { status: 429, headers: { "retry-after": "7" } }, "Try again in 7 seconds."],
  ["busy", { status: 429 }, "The assistant is busy right now."],
  ["server", { status: 503 }, "The assistant ran into an error."],
  ["refused", { status: 403 }, "can’t answer this question"],
  ["malformed", { status: 200, headers: { "content-type": "text/html" }, body: "<p>" }, "couldn’t be read"],
  [
    "malformed",
    { status: 200, headers: { "content-type": "text/event-stream" }, body: "data: {]\n\n" },
    "couldn’t be read",
  ],
  ["malformed", [text("half an answer")], "was cut off"],
])(
  "the error '%s' has its own text, a support link and a button to try again",
  async (kind, reply, message) => {
    const { page, panel } = await openPanel();
    await answerWith(page, reply);
    await panel.ask("why?");
    const failure = panel.last.locator(`[data-error="${kind}"]`);
    expect(await failure.textContent()).toContain(message);
    if (Array.isArray(reply)) expect(await panel.last.textContent()).toContain("half an answer");
    expect(await failure.getByRole("link", { name: /support portal/ }).count()).toBe(1);
    await expect.poll(() => panel.announced.textContent()).toContain(message);
    await page.unroute(endpoint);
    await answerWith(page, [text("Because."), done]);
    await failure.getByRole("button", { name: "Try again" }).click();
    await panel.last.getByText("Because.").waitFor();
  },
);

test("hostile answers run nothing, load nothing and don't change the page", async () => {
  const { page, panel, requests, violations } = await openPanel();
  let answer = "";
  await page.exposeFunction("alert", (message: unknown) => requests.push(`alert ${String(message)}`));
  await answerWith(page, (route) =>
    route.fulfill({
      headers: { ...cors, "content-type": "application/x-ndjson" },
      body: `${JSON.stringify(text(answer))}\n{"type":"source","title":"<img src=x onerror=alert(1)>","url":"javascript:alert(1)"}\n{"type":"done"}\n`,
    }),
  );
  for (const [number, hostile] of hostileAnswers.entries()) {
    answer = hostile;
    await panel.ask(`question ${number}`);
    await panel.window.getByRole("button", { name: "New question" }).click();
  }
  const elsewhere = requests.filter(
    (request) =>
      !request.startsWith(endpoint) && !/google(?:tagmanager|-analytics)|tags\.example/.test(request),
  );
  expect(elsewhere).toEqual([]);
  expect(violations).toEqual([]);
  expect(await page.locator("iframe, object, embed, base, meta[http-equiv=refresh]").count()).toBe(0);
}, 300_000);
