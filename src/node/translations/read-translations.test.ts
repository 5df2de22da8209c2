import { describe, expect, it } from "vitest";
import { formatProblem } from "../../model/problem/problem";
import siteConfig from "../../site/site.config";
import { english } from "../../site/translations/en";
import { withFiles } from "../content/page/compile-fixture.test-support";
import { readTranslations } from "./read-translations";

const site = {
  ...siteConfig,
  locales: [
    { tag: "en", label: "English", direction: "ltr" as const },
    { tag: "ar", label: "العربية", direction: "rtl" as const },
  ],
};

const read = (files: Record<string, string>) =>
  withFiles(files, (root) => {
    const { translations, problems } = readTranslations(root, site);
    return { translations, problems: problems.map(formatProblem).join("\n") };
  });

const complete = `texts:\n${Object.entries(english)
  .map(([key, text]) => `  ${key}: ${JSON.stringify(text)}\n`)
  .join("")}`;

describe("readTranslations", () => {
  it("returns each language's texts and the translated names from the configuration", () => {
    const labels = "labels:\n  Guides: أدلة\n";
    const { translations, problems } = read({ "content/translations/ar.yaml": complete + labels });
    expect(problems).toBe("");
    expect(translations.get("ar")).toEqual({ texts: english, labels: { Guides: "أدلة" } });
    expect(translations.has("en")).toBe(false);
  });

  it("requires a file for each language except English, and reports unused files", () => {
    expect(read({ "content/translations/de.yaml": "" }).problems).toMatchInlineSnapshot(`
      "content/translations/ar.yaml  the language \`ar\` has no translation of the site's texts
          create the file, with the keys of src/site/translations/en under \`texts\`
      content/translations/de.yaml  this file is a translation into a language that the site doesn't have
          add the language to \`locales\` in src/site/site.config.ts, or delete the file"
    `);
  });

  it("reports missing and unknown keys, unknown names and missing placeholders, each at its line", () => {
    const yaml = complete
      .replace(/ {2}page\.edit:.*\n/, "  page.edti: x\n")
      .replace(/ {2}crash\.retry:.*\n/, "")
      .replace(/"Direct link to \{heading\}"/, '"{headline}"');
    const problems = read({
      "content/translations/ar.yaml": `${yaml}labels:\n  Giudes: x\n  Wholly other: y\n`,
    }).problems;
    expect(problems.replace(/:\d+:/g, ":N:")).toMatchInlineSnapshot(`
      "content/translations/ar.yaml:N:1  the text \`page.edit\` is missing
          the English text is: Edit this page
      content/translations/ar.yaml:N:1  the text \`crash.retry\` is missing
          the English text is: Try again
      content/translations/ar.yaml:N:3  the text \`page.edti\` doesn't exist
          did you mean \`page.edit\`?
      content/translations/ar.yaml:N:3  \`heading.link\` contains \`{headline}\`, which the English text doesn't contain
          the English text is: Direct link to {heading}
      content/translations/ar.yaml:N:3  the name \`Giudes\` in the site's configuration doesn't exist
          did you mean \`Guides\`?
      content/translations/ar.yaml:N:3  the name \`Wholly other\` in the site's configuration doesn't exist"
    `);
    expect(problems).toContain(
      `ar.yaml:${yaml.split("\n").findIndex((line) => line.includes("edti")) + 1}:3 `,
    );
  });

  it("allows the plural forms of the language, and doesn't require other forms", () => {
    const yaml = complete.replace(/ {2}category\.pages\.one:.*\n/, '  category.pages.few: "{count} صفحات"\n');
    expect(read({ "content/translations/ar.yaml": yaml }).problems).toBe("");
  });

  it("reports invalid content", () => {
    expect(read({ "content/translations/ar.yaml": "texts:\n  page.edit: 5\nlables: {}\n" }).problems)
      .toMatchInlineSnapshot(`
        "content/translations/ar.yaml:2:3  \`texts.page.edit\` must be text, but is the number 5; put it in quotes
        content/translations/ar.yaml:3:1  \`lables\` isn't a known key. Did you mean \`labels\`? Known keys: texts, labels"
      `);
  });
});
