import { expect, test } from "vitest";
import { buildFixtureSite } from "../harness/fixture-site";

const minutes = 60_000;

test(
  "an invalid site configuration stops the build with a message that lists every invalid key",
  async () => {
    const { exitCode, output } = await buildFixtureSite("bad-config", { clean: true });
    expect(exitCode).not.toBe(0);
    expect(output).not.toContain("load gatsby config");
    const from = output.indexOf("src/site/site.config.ts isn't valid:");
    expect(from, output).toBeGreaterThanOrEqual(0);
    const [first = "", ...others] = output.slice(from).split("\n");
    const keys = others.slice(
      0,
      others.findIndex((line) => !line.startsWith("  ")),
    );
    expect([first, ...keys].join("\n")).toMatchInlineSnapshot(`
      "src/site/site.config.ts isn't valid:
        productName must be text that isn't empty, but is ""
        description must be text, but is the number 7; put it in quotes
        siteUrl must be an address without a trailing slash, such as https://docs.example.com or https://example.com/docs, but is "docs.example.com/path"
        language must be a language tag such as en or en-GB, but is "english"
        versions.console must be text, but is the number 1.33; put it in quotes
        versions.gateway must be a version such as 3.8.1, but is "3.8"
        versions.cli is missing; it must be text
        navbar.hideOnScroll must be true or false, but is "yes"
        navbar.items.0.type is "docsversion", but no component was found for this type. The types are default, dropdown, html, search, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown, custom
        footer.style must be one of "columns", "row", but is "grid"
        documentation.sections.0.id must be an ID of lowercase letters, digits and dashes, but is "Manual"
        documentation.sections.0.area must be one of "platform", "gateway", "cli", but is "desktop"
        thirdParties.analytics.measurementIds.0 must be a measurement ID such as G-ABC123DEF4, but is "12345"
        thirdParties.tagManager.containerId must be a container ID such as GTM-ABC123, but is "G-ABC123DEF4"
        thirdParties.consent.version must be at least 1, but is the number 0
        thirdParties.consent.categories.0 must be one of "analytics", "assistant", but is "ads"
        thirdParties.consent.thirdPartyScript must be an address that starts with https://, but is "http://consent.example/x.js"
        thirdParties.feedback.endpoint must be an address that starts with https:// or a path on this site such as /api/feedback, but is "feedback"
        thirdParties.allowedOrigins.script.0 must be an origin without a path, such as https://cdn.example.com, but is "https://cdn.example/path"
        brokenLinks must be one of "warn", "error", but is "ignore"
        editUrl must be an address that contains {file}, but is "https://code.example/edit/"
        homeCards must be a list of at least 1 item, but is []
        homecards isn't a known key. Did you mean \`homeCards\`? Known keys: productName, title, description, siteUrl, language, locales, copyright, versions, navbar, products, footer, announcement, sunset, colorMode, documentation, search, thirdParties, assistant, brokenLinks, editUrl, homeCards, startHere"
    `);
  },
  10 * minutes,
);
