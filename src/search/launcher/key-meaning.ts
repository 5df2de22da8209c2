/** The relevant part of a keyboard event; `target` is the innermost element, including inside shadow roots. */
export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
  keyCode: number;
}

/** Key code of a key that an input method handles. In some browsers, nothing else shows it. */
const inputMethodKey = 229;

/** Whether a key belongs to an input method that is composing characters. */
export function isComposingKey({
  isComposing,
  keyCode,
}: Pick<PressedKey, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === inputMethodKey;
}

/**
 * What a key does for search, wherever it's pressed.
 * @param isEditing whether the key would type text
 * @returns `toggle` for Ctrl+K and Cmd+K, `open` for the slash
 */
export function keyMeaning(pressed: PressedKey, isEditing: boolean): "toggle" | "open" | null {
  if (isComposingKey(pressed) || pressed.altKey) return null;
  const hasModifier = pressed.ctrlKey || pressed.metaKey;
  if (hasModifier && !pressed.shiftKey && pressed.key.toLowerCase() === "k") return "toggle";
  // Shift is allowed, because some keyboards need it for the slash.
  if (!hasModifier && pressed.key === "/" && !isEditing) return "open";
  return null;
}

/**
 * The character that a key would type.
 * @returns null for keys that type nothing or do something else, such as Ctrl+F, and for Space, which presses a button
 */
export function writtenCharacter(pressed: PressedKey): string | null {
  if (isComposingKey(pressed) || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  return /^\S$/u.test(pressed.key) ? pressed.key : null;
}
