import { expect, it } from "vitest";
import { namingText, recordName } from "./record-name";

const levels = { lvl0: "G", lvl1: "A", lvl2: "B", lvl3: null, lvl4: null, lvl5: null, lvl6: null };

it("builds a record's name only from its address, type and text", () => {
  const name = recordName("/a/#b", "content", "Text.", 0);
  expect(name).toMatch(/^\/a\/#b~content~\w+$/);
  expect(recordName("/a/#b", "content", "Text.", 0)).toBe(name);
  expect(recordName("/a/#b", "content", "Text.", 2)).toBe(`${name}~2`);
  const others = [
    recordName("/a/#c", "content", "Text.", 0),
    recordName("/a/#b", "lvl2", "Text.", 0),
    recordName("/a/#b", "content", "Text!", 0),
  ];
  expect(new Set([name, ...others]).size).toBe(4);
});

it("gives different texts different names", () => {
  const texts = Array.from(
    { length: 20_000 },
    (_, number) => `Set retention.ms of topic-${number} to ${number * 7}.`,
  );
  expect(new Set(texts.map((text) => recordName("/a/", "content", text, 0))).size).toBe(texts.length);
});

it("uses a text's content, and a heading's own level", () => {
  expect(namingText({ type: "content", hierarchy: levels, content: "Text." })).toBe("Text.");
  expect(namingText({ type: "lvl2", hierarchy: levels, content: null })).toBe("B");
  expect(namingText({ type: "lvl1", hierarchy: levels, content: "A description." })).toBe("A");
});
