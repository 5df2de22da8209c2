import { describe, expect, it } from "vitest";
import { splitCode, splitText } from "./split-text";

describe("splitText", () => {
  it("keeps a short text whole", () => {
    expect(splitText("One. Two.", 20)).toEqual(["One. Two."]);
    expect(splitText("", 20)).toEqual([]);
  });

  it("splits between sentences", () => {
    expect(splitText('One is here. Two? "Three!" Four.', 20)).toEqual([
      "One is here. Two?",
      '"Three!" Four.',
    ]);
    expect(splitText("这是一。这是二。这是三。", 8)).toEqual(["这是一。", "这是二。", "这是三。"]);
  });

  it("doesn't treat dots in names and versions as sentence ends", () => {
    expect(splitText("Set client.id to 3.8.1 now.", 20)).toEqual(["Set client.id to", "3.8.1 now."]);
  });

  it("splits a long sentence between words, and a long word anywhere except within a character", () => {
    expect(splitText("aaa bbb ccc ddd", 8)).toEqual(["aaa bbb", "ccc ddd"]);
    expect(splitText("x".repeat(10), 4)).toEqual(["xxxx", "xxxx", "xx"]);
    expect(splitText("🚀🚀🚀", 3)).toEqual(["🚀", "🚀", "🚀"]);
  });
});

describe("splitCode", () => {
  it("splits between lines", () => {
    expect(splitCode("a: 1\nb: 2\n  c: 3", 10)).toEqual(["a: 1\nb: 2", "  c: 3"]);
  });

  it("drops pieces with only blank lines", () => {
    expect(splitCode("abcdefgh\n\n\n\nabcdefgh", 8)).toEqual(["abcdefgh", "abcdefgh"]);
  });
});
