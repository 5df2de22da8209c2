import { expect, it } from "vitest";
import siteConfig from "./site.config";
import { validateSiteConfig } from "./validate";

const withMarkup = (value: string) => () =>
  validateSiteConfig({ ...siteConfig, navbar: { ...siteConfig.navbar, items: [{ type: "html", value }] } });

it("accepts markup in a navbar item, but no scripts", () => {
  expect(withMarkup("<strong>Preview</strong>")().navbar.items).toEqual([
    { type: "html", value: "<strong>Preview</strong>" },
  ]);
  expect(withMarkup("<b>x</b><SCRIPT src=/x.js></SCRIPT>")).toThrowErrorMatchingInlineSnapshot(`
    [Error: src/site/site.config.ts is not valid:
      navbar.items.0.value: found "<b>x</b><SCRIPT src=/x.js></SCRIPT>", markup without a script element is expected]
  `);
});
