import { expect, test } from "vitest";
import { buildFixtureSite } from "../harness/fixture-site";

const minutes = 60_000;

test(
  "an invalid site configuration stops the build with a message that lists every invalid key",
  async () => {
    const { exitCode, output } = await buildFixtureSite("bad-config", { clean: true });
    expect(exitCode).not.toBe(0);
    expect(output).not.toContain("load gatsby config");
    const from = output.indexOf("src/site/site.config.ts is not valid:");
    expect(from, output).toBeGreaterThanOrEqual(0);
    const [first = "", ...others] = output.slice(from).split("\n");
    const keys = others.slice(
      0,
      others.findIndex((line) => !line.startsWith("  ")),
    );
    expect([first, ...keys].join("\n")).toMatchInlineSnapshot(`
      "src/site/site.config.ts is not valid:
        productName: found "", text that is not empty is expected
        description: found the number 7, text is expected; put it in quotes
        siteUrl: found "docs.example.com/path", an address without a slash at its end, such as https://docs.example.com or https://example.com/docs is expected
        language: found "english", a language tag such as en or en-GB is expected
        versions.console: found the number 1.33, text is expected; put it in quotes
        versions.gateway: found "3.8", a version such as 3.8.1 is expected
        versions.cli: is missing, text is expected
        navbar.hideOnScroll: found "yes", true or false is expected
        navbar.items.0.type: found "docsversion", no component was found for this type; the types are default, dropdown, html, search, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown, custom
        footer.style: found "grid", one of "columns", "row" is expected
        documentation.sections.0.id: found "Manual", lower-case letters, digits and dashes is expected
        documentation.sections.0.area: found "desktop", one of "platform", "gateway", "cli" is expected
        thirdParties.analytics.measurementIds.0: found "12345", a measurement id such as G-ABC123DEF4 is expected
        thirdParties.tagManager.containerId: found "G-ABC123DEF4", a container id such as GTM-ABC123 is expected
        thirdParties.consent.version: found the number 0, 1 or more is expected
        thirdParties.consent.categories.0: found "ads", one of "analytics", "assistant" is expected
        thirdParties.consent.thirdPartyScript: found "http://consent.example/x.js", an address that starts with https:// is expected
        thirdParties.feedback.endpoint: found "feedback", an address that starts with https:// or a path of this site such as /api/feedback is expected
        thirdParties.allowedOrigins.script.0: found "https://cdn.example/path", an origin without a path, such as https://cdn.example.com is expected
        brokenLinks: found "ignore", one of "warn", "error" is expected
        editUrl: found "https://code.example/edit/", an address that holds {file} is expected
        homeCards: found [], a list of at least 1 is expected
        homecards: unknown key, did you mean \`homeCards\`? Known keys: productName, title, description, siteUrl, language, locales, copyright, versions, navbar, products, footer, announcement, sunset, colorMode, documentation, search, thirdParties, assistant, brokenLinks, editUrl, homeCards, startHere"
    `);
  },
  10 * minutes,
);
