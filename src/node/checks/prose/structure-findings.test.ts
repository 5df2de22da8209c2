import { expect, test } from "vitest";
import { structureFindings } from "./structure-findings";

const findings = (text: string) =>
  structureFindings(text).map(({ line, message, isHint }) => `${line}: ${message}${isHint ? " (hint)" : ""}`);

test("a page whose parts are in order has no findings", () => {
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
  expect(findings(page)).toEqual([]);
  expect(findings("#### In a partial\n")).toEqual([]);
});

test("skipped levels, pictures without a text and lists of one entry are found at their lines", () => {
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
  expect(findings(page)).toEqual([
    "4: a heading of level 3 follows one of level 1",
    "6: a heading of level 4 follows one of level 2",
    "7: a list of one entry (hint)",
    "10: the picture has no alternative text",
    "10: the picture has no alternative text",
    "17: a list of one entry (hint)",
  ]);
});
