import { expect, it } from "vitest";
import { foundAddress } from "./found-address";

it("adds the first words of the text as a text fragment, after the hash if there is one", () => {
  expect(foundAddress("/a/", "Install on macOS.")).toBe("/a/#:~:text=Install%20on%20macOS.");
  expect(foundAddress("/a/#b", "Install on macOS.")).toBe("/a/#b:~:text=Install%20on%20macOS.");
  expect(foundAddress("/a/", "one two three four five six seven eight nine")).toBe(
    "/a/#:~:text=one%20two%20three%20four%20five%20six%20seven%20eight",
  );
});

it("encodes characters with a meaning in text fragments", () => {
  expect(foundAddress("/a/", "a-b, c & d")).toBe("/a/#:~:text=a%2Db%2C%20c%20%26%20d");
});

it("omits words that the snippet has cut off, and text in other elements", () => {
  expect(foundAddress("/a/", "…ster has lost a bro…")).toBe("/a/#:~:text=has%20lost%20a");
  expect(foundAddress("/a/", "maxKeys · the number of keys")).toBe("/a/#:~:text=maxKeys");
});

it("finds a text that follows its tab's label", () => {
  expect(foundAddress("/a/", "macOS: Install it.")).toBe(
    "/a/#:~:text=macOS%3A%20Install%20it.&text=Install%20it.",
  );
});

it("doesn't change an address without a text", () => {
  for (const text of [null, undefined, "", "…", "…word…"]) expect(foundAddress("/a/#b", text)).toBe("/a/#b");
});
