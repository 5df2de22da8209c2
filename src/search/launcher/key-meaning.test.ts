import { expect, test } from "vitest";
import { keyMeaning, writtenCharacter, type PressedKey } from "./key-meaning";

function press(key: string, more: Partial<PressedKey> = {}): PressedKey {
  const none = {
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    keyCode: 0,
  };
  return { key, ...none, ...more };
}

test("Ctrl+K and Cmd+K open and close search, even while editing", () => {
  for (const isEditing of [true, false]) {
    expect(keyMeaning(press("k", { ctrlKey: true }), isEditing)).toBe("toggle");
    expect(keyMeaning(press("K", { metaKey: true }), isEditing)).toBe("toggle");
  }
});

test("the slash opens search, but is only a character while editing", () => {
  expect(keyMeaning(press("/"), false)).toBe("open");
  expect(keyMeaning(press("/", { shiftKey: true }), false)).toBe("open");
  expect(keyMeaning(press("/"), true)).toBeNull();
});

test("shortcuts of the browser, of the switcher and of input methods are ignored", () => {
  expect(keyMeaning(press("f", { ctrlKey: true }), false)).toBeNull();
  expect(keyMeaning(press("k"), false)).toBeNull();
  expect(keyMeaning(press("k", { ctrlKey: true, shiftKey: true }), false)).toBeNull();
  expect(keyMeaning(press("k", { ctrlKey: true, altKey: true }), false)).toBeNull();
  expect(keyMeaning(press("/", { metaKey: true }), false)).toBeNull();
  expect(keyMeaning(press("/", { isComposing: true }), false)).toBeNull();
  expect(keyMeaning(press("/", { keyCode: 229 }), false)).toBeNull();
});

test("a key types its character, unless it has a different meaning", () => {
  expect(writtenCharacter(press("g"))).toBe("g");
  expect(writtenCharacter(press("G", { shiftKey: true }))).toBe("G");
  expect(writtenCharacter(press("é"))).toBe("é");
  for (const pressed of [
    press("f", { ctrlKey: true }),
    press("f", { metaKey: true }),
    press("f", { altKey: true }),
    press("a", { isComposing: true }),
    press(" "),
    press("Enter"),
    press("Tab"),
    press("F5"),
    press("Dead"),
  ])
    expect(writtenCharacter(pressed), pressed.key).toBeNull();
});
