import { expect, inject, test } from "vitest";
import { DocPage } from "../page-objects/doc-page";
import { open } from "../page-objects/open";

const javaScript = false;

test("a page is readable without scripts", async () => {
  const { page } = await open("/manual/components/", { javaScript });
  const doc = new DocPage(page);
  expect(await doc.title.innerText()).toBe("Components");
  expect(
    await page.getByText("Versions: Console 1.33.0, Gateway 3.8.1, CLI 0.5.0. Two and two is 4.").isVisible(),
  ).toBe(true);
  expect(await page.getByRole("listitem").filter({ hasText: "eu-west-1" }).isVisible()).toBe(true);
  expect(await page.getByText("It makes the topic payments with 6 partitions.").isVisible()).toBe(true);
});

test.each(["/manual/components/", "/manual/long/"])(
  "%s has all its sections without scripts, in the same order as with scripts",
  async (path) => {
    const sectionsOf = async (options: { javaScript: boolean }): Promise<string[]> => {
      const { page } = await open(path, options);
      const headings = page.locator("article > h2, article > h3");
      return headings.evaluateAll((all) => all.map(({ id }) => id));
    };
    const sections = await sectionsOf({ javaScript });
    expect(sections.length).toBeGreaterThan(8);
    expect(sections).toEqual(await sectionsOf({ javaScript: true }));
  },
);

test("without scripts, all tab panels are shown, each with its label", async () => {
  const { page } = await open("/manual/tabs/", { javaScript });
  for (const text of ["Install on Linux.", "Install on macOS.", "Install on Windows.", "Own second."]) {
    expect(await page.getByText(text).isVisible(), text).toBe(true);
  }
  const labels = await page
    .locator("[data-tab]")
    .evaluateAll((panels) => panels.slice(0, 3).map((panel) => getComputedStyle(panel, "::before").content));
  expect(labels).toEqual(['"Linux"', '"macOS"', '"Windows"']);
  expect(await page.getByRole("tab").first().isVisible()).toBe(false);
});

test.each([1440, 390])("at %i px controls that need scripts are hidden without scripts", async (width) => {
  const { page } = await open("/manual/code/", { javaScript, width });
  expect(await page.getByRole("button", { name: /Copy|Wrap|menu|show pages/ }).count()).toBe(0);
});

test.each([1440, 390])("at %i px the section's pages can be reached without scripts", async (width) => {
  const { page } = await open("/manual/markdown/", { javaScript, width });
  const { sidebar, mainLinks } = new DocPage(page);
  expect(await mainLinks.isVisible()).toBe(true);
  await sidebar.getByRole("link", { name: "Pictures" }).click();
  await page.getByRole("heading", { level: 1, name: "Pictures" }).waitFor();
  await sidebar.getByRole("link", { name: "Writing" }).click();
  await page.getByRole("heading", { level: 1, name: "Components" }).waitFor();
});

test("without scripts, an image isn't a button and doesn't look like one", async () => {
  const { page } = await open("/manual/images/", { javaScript });
  const image = page.getByAltText("Lag of twelve");
  expect(await image.isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: /Enlarge/ }).count()).toBe(0);
  expect(await image.evaluate((element) => getComputedStyle(element).cursor)).toBe("auto");
});

test("without scripts, collapsed sections open, and hovering over a term shows its definition", async () => {
  const { page } = await open("/manual/components/", { javaScript, reducedMotion: true });
  const text = page.getByText("One may fail while another restarts.");
  expect(await text.isVisible()).toBe(false);
  await page.getByText("Why three brokers?").click();
  expect(await text.isVisible()).toBe(true);
  await page.getByRole("button", { name: "interceptor" }).hover();
  expect(await page.getByText("A piece of logic that a proxy runs").isVisible()).toBe(true);
});

test("without scripts, the home page of the real site links to every area", async () => {
  const { page } = await open("/", { javaScript, baseUrl: inject("siteUrl") });
  await page.getByRole("heading", { level: 2, name: "Gateway" }).getByRole("link").click();
  await page.waitForURL("**/gateway/");
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});
