import { expect, it } from "vitest";
import { isAssistantKey } from "./use-assistant-keys";

const pressed = {
  key: "j",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  keyCode: 74,
};

it.each([
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ ctrlKey: true, key: "J" }, true],
  [{}, false],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, altKey: true }, false],
  [{ ctrlKey: true, key: "k" }, false],
  [{ ctrlKey: true, isComposing: true }, false],
  [{ ctrlKey: true, keyCode: 229 }, false],
])("%o is the assistant's shortcut: %s", (changes, expected) => {
  expect(isAssistantKey({ ...pressed, ...changes })).toBe(expected);
});
