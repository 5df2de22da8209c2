import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrated, open } from "../page-objects/open";
import { eventsNamed, useThirdPartiesSite } from "../page-objects/third-parties-site";

const visit = useThirdPartiesSite();
const endpoint = "https://feedback.example/answers";

/** Fakes the endpoint, which returns each status in turn, and then success. */
async function fakeEndpoint(page: Page, ...statuses: number[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  await page.context().route(endpoint, (route) => {
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };
    if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    answers.push(route.request().postDataJSON());
    return route.fulfill({ status: statuses.shift() ?? 204, headers });
  });
  return answers;
}

const part = (page: Page) => page.getByRole("region", { name: "Was this page helpful?" });

test("an answer is sent with its comment, and the reader is thanked", { tags: ["interaction"] }, async () => {
  const { page } = await visit("/manual/second/");
  const answers = await fakeEndpoint(page);
  await part(page).getByRole("button", { name: "No" }).click();
  expect(await part(page).getByRole("button", { name: "No" }).getAttribute("aria-pressed")).toBe("true");
  await part(page).getByRole("textbox", { name: "What’s missing or wrong?" }).fill("  The <b>ports</b> ");
  await part(page).getByRole("button", { name: "Send" }).click();
  await part(page).getByText("Thanks for your feedback.").waitFor();
  expect(answers).toEqual([{ path: "/manual/second/", helpful: false, comment: "The <b>ports</b>" }]);
});

test("a comment is optional, and the answer can be changed before sending", async () => {
  const { page } = await visit("/manual/second/");
  const answers = await fakeEndpoint(page);
  await part(page).getByRole("button", { name: "No" }).click();
  await part(page).getByRole("button", { name: "Yes" }).click();
  await part(page).getByRole("button", { name: "Send" }).click();
  await part(page).getByText("Thanks for your feedback.").waitFor();
  expect(answers).toEqual([{ path: "/manual/second/", helpful: true, comment: "" }]);
});

test(
  "if sending fails, the form shows an error and keeps the text to send again",
  { tags: ["interaction"] },
  async () => {
    const { page, errors } = await visit("/manual/");
    const answers = await fakeEndpoint(page, 500);
    await part(page).getByRole("button", { name: "Yes" }).click();
    await part(page).getByRole("textbox").fill("Clear");
    await part(page).getByRole("button", { name: "Send" }).click();
    await page
      .getByText("Your feedback couldn’t be sent. Your text is still here, so you can try again.")
      .waitFor();
    expect(await part(page).getByRole("textbox").inputValue()).toBe("Clear");
    await part(page).getByRole("button", { name: "Send" }).click();
    await part(page).getByText("Thanks for your feedback.").waitFor();
    expect(answers).toHaveLength(2);
    // The browser logs the first response's status and nothing else.
    expect(errors.filter((error) => !error.includes("500"))).toEqual([]);
  },
);

test("each page asks separately", async () => {
  const { page } = await visit("/manual/");
  await fakeEndpoint(page);
  await part(page).getByRole("button", { name: "Yes" }).click();
  await part(page).getByRole("textbox").waitFor();
  await page.getByRole("article").getByRole("link", { name: "second page", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Second page" }).waitFor();
  await part(page).waitFor();
  expect(await part(page).getByRole("textbox").count()).toBe(0);
});

test("analytics receives the answer if the reader has agreed", async () => {
  const { page, events } = await visit("/manual/");
  await part(page).getByRole("button", { name: "Yes" }).click();
  await page.getByRole("button", { name: "Accept all" }).click();
  await part(page).getByRole("button", { name: "No" }).click();
  await expect.poll(() => eventsNamed(events, "feedback").map(({ helpful }) => helpful)).toEqual(["false"]);
});

test("it appears without moving the page", async () => {
  const { page } = await visit("/manual/second/");
  const top = () =>
    page
      .getByRole("navigation", { name: "Previous and next page" })
      .evaluate((element) => element.getBoundingClientRect().top);
  await part(page).waitFor();
  const after = await top();
  await page.route("**/feedback-*.js", (route) => route.abort());
  await page.reload();
  await hydrated(page);
  expect(await top()).toBe(after);
});

test("if it can't be loaded, an error with Retry takes its place", async () => {
  const { page } = await visit("/manual/second/");
  const code = /\/feedback-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.reload();
  await hydrated(page);
  const failure = page.getByText("Unable to load the feedback form.");
  await failure.waitFor();
  await page.unroute(code);
  await page.getByRole("button", { name: "Retry" }).click();
  await part(page).getByRole("button", { name: "Yes" }).waitFor();
  expect(await failure.count()).toBe(0);
});

test("the question isn't shown if no service receives the answer", async () => {
  const { page } = await open("/manual/markdown/");
  expect(await page.getByText("Was this page helpful?").count()).toBe(0);
});
