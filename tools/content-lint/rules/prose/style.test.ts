import { expect, test } from "vitest";
import { checkContent } from "../../check-content";
import { contentOf, noProseRules } from "../../rule/content.test-support";
import { alternativeText } from "./alternative-text";
import { cutWords } from "./cut-words";
import { headingCase } from "./heading-case";
import { headings } from "./headings";
import { linkTexts } from "./link-texts";
import { longSentences } from "./long-sentences";
import { productName } from "./product-name";

const rules = [cutWords, linkTexts, alternativeText, headingCase, headings, productName, longSentences];
const prose = {
  ...noProseRules,
  cut: ["simply", "please", "note that"],
  linkTexts: ["here"],
  articles: ["the", "your"],
  names: ["Gateway"],
};

const findings = async (text: string) =>
  (await checkContent(contentOf({ "content/a.mdx": text }, { prose }), rules)).map(
    ({ line, message, severity }) => `${line}: ${message}${severity === "warning" ? " (hint)" : ""}`,
  );

test("a page in the house style has no findings", async () => {
  const page = [
    "---",
    "title: Simply a title that is checked elsewhere",
    "---",
    "",
    "## Rotate the key of Gateway with SASL_SSL",
    "### Where next?",
    "Look at [the network page](./network.mdx), where `please` is code.",
    "![What it shows](a.png)",
    "```text",
    "Please simply click here.",
    "```",
    "",
    "| A |",
    "| - |",
    `| ${"word ".repeat(60)} |`,
  ].join("\n");
  expect(await findings(page)).toEqual([]);
});

test("unnecessary words, links and images without a name, and headings are reported at their lines", async () => {
  const page = [
    "---",
    "title: A",
    "---",
    "Please note that this is simply so.",
    "See [here](./a.mdx).",
    "![](a.png)",
    "## Rotate The Key.",
    `${"word ".repeat(41)}end.`,
  ].join("\n");
  expect(await findings(page)).toMatchInlineSnapshot(`
    [
      "4: "simply" isn't needed. Leave it out",
      "4: "please" isn't needed. Leave it out",
      "4: "note that" isn't needed. Leave it out",
      "5: the link text "here" doesn't describe the target",
      "6: the image has no alternative text",
      "7: "The" must be lowercase, because headings are in sentence case (hint)",
      "7: "Key" must be lowercase, because headings are in sentence case (hint)",
      "7: Unexpected character \`.\` at end of heading, remove it",
      "8: the sentence has 42 words, but the limit is 40 (hint)",
    ]
  `);
});

test.each([
  ["What the {product.name} does.", '"the {product.name}" becomes "the the product"'],
  ["Ask your **{product.name}** first.", '"your {product.name}" becomes "your the product"'],
  ["The {product.name}'s parts", '"The {product.name}" becomes "The the product"'],
  [
    "{product.name} has three parts.",
    "a sentence can't begin with {product.name}, because its value might be lowercase",
  ],
  [
    "- **{product.name}** is",
    "a sentence can't begin with {product.name}, because its value might be lowercase",
  ],
  [
    "Look. {product.name} is",
    "a sentence can't begin with {product.name}, because its value might be lowercase",
  ],
  [
    "| a | {product.name} |",
    "a sentence can't begin with {product.name}, because its value might be lowercase",
  ],
])("%s violates the house style", async (line, message) => {
  expect(await findings(`\n${line}`)).toEqual([`2: ${message}`]);
});

test.each([
  "Three parts of\n{product.name}.",
  "Is {product.name}'s log sent?",
  "`the {product.name}` is code.",
])("%s follows the house style", async (line) => {
  expect(await findings(line)).toEqual([]);
});
