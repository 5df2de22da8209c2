import { expect, it } from "vitest";
import { foundAddress } from "./found-address";

it("adds the first words of the text as a text fragment, after the hash if there is one", () => {
  expect(foundAddress("/a/", "Install on macOS.")).toBe("/a/#:~:text=Install%20on%20macOS.");
  expect(foundAddress("/a/#b", "Install on macOS.")).toBe("/a/#b:~:text=Install%20on%20macOS.");
  expect(foundAddress("/a/", "one two three four five six seven eight nine")).toBe(
    "/a/#:~:text=one%20two%20three%20four%20five%20six%20seven%20eight",
  );
});

it("encodes what has a meaning in a text fragment", () => {
  expect(foundAddress("/a/", "a-b, c & d")).toBe("/a/#:~:text=a%2Db%2C%20c%20%26%20d");
});

it("leaves out words that a snippet has cut, and what stands in another element", () => {
  expect(foundAddress("/a/", "…ster has lost a bro…")).toBe("/a/#:~:text=has%20lost%20a");
  expect(foundAddress("/a/", "maxKeys · the number of keys")).toBe("/a/#:~:text=maxKeys");
});

it("finds a text that comes after the label of its tab", () => {
  expect(foundAddress("/a/", "macOS: Install it.")).toBe(
    "/a/#:~:text=macOS%3A%20Install%20it.&text=Install%20it.",
  );
});

it("leaves an address without a text as it is", () => {
  for (const text of [null, undefined, "", "…", "…word…"]) expect(foundAddress("/a/#b", text)).toBe("/a/#b");
});
