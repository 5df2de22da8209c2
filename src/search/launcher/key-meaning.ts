/** What of a keyboard event decides; `target` is the innermost element, inside shadow roots too. */
export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
  keyCode: number;
}

/** Key code of a key that an input method takes for itself; some browsers tell by this alone. */
const inputMethodKey = 229;

/** Whether a key belongs to an input method that is composing characters. */
export function isComposingKey({
  isComposing,
  keyCode,
}: Pick<PressedKey, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === inputMethodKey;
}

/**
 * What a key means for search wherever it is pressed.
 * @param isEditing whether the key would write into something
 * @returns `toggle` for Ctrl+K and Cmd+K, `open` for the slash
 */
export function keyMeaning(pressed: PressedKey, isEditing: boolean): "toggle" | "open" | null {
  if (isComposingKey(pressed) || pressed.altKey) return null;
  const hasModifier = pressed.ctrlKey || pressed.metaKey;
  if (hasModifier && !pressed.shiftKey && pressed.key.toLowerCase() === "k") return "toggle";
  // Shift is allowed: on some keyboards the slash needs it.
  if (!hasModifier && pressed.key === "/" && !isEditing) return "open";
  return null;
}

/**
 * The character that a key would write.
 * @returns null for keys that write none or that do something else, such as Ctrl+F, and for the space, which presses a
 *   button
 */
export function writtenCharacter(pressed: PressedKey): string | null {
  if (isComposingKey(pressed) || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  return /^\S$/u.test(pressed.key) ? pressed.key : null;
}
