import { expect, test } from "vitest";
import { checkContent } from "../../check-content";
import { contentOf } from "../../rule/content.test-support";
import { alternativeText } from "./alternative-text";
import { headings } from "./headings";
import { shortLists } from "./short-lists";

const findings = async (text: string, file = "content/a.mdx") =>
  (await checkContent(contentOf({ [file]: text }), [headings, alternativeText, shortLists])).map(
    ({ line, message, severity }) => `${line}: ${message}${severity === "warning" ? " (hint)" : ""}`,
  );

test("a page with its parts in order has no findings", async () => {
  const page = [
    "---",
    "title: A",
    "breaking:",
    "  - what: one",
    "---",
    "## B",
    "### C",
    "## D",
    "- one",
    "  goes on",
    "",
    "- two",
    "  1. x",
    "  2. y",
    "",
    '`<img src="a">` <img src="a" alt="What it shows" /> <img alt={text} src="b" />',
    "```md",
    "- one",
    "##### E",
    "```",
  ].join("\n");
  expect(await findings(page)).toEqual([]);
  expect(await findings("#### In a partial\n")).toEqual([]);
});

test("skipped levels, images without alternative text and lists with one item are reported at their lines", async () => {
  const page = [
    "---",
    "title: A",
    "---",
    "### B",
    "## C",
    "#### D",
    "- only one",
    "",
    "Text.",
    '<img src="a" /> and <img',
    '  src="b > c"',
    '  alt=""',
    "/>",
    "",
    "- one",
    "- two",
    "  - alone",
  ].join("\n");
  expect(await findings(page)).toEqual([
    "4: Unexpected heading rank `3`, exected rank `2`",
    "6: Unexpected heading rank `4`, exected rank `3`",
    "7: the list has only one item (hint)",
    "10: the image has no alternative text",
    "10: the image has no alternative text",
    "17: the list has only one item (hint)",
  ]);
});
