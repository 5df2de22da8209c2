/** What a reader has done to a page before its scripts were there. */
interface EarlyInput {
  /** Buttons, boxes and fields, each once, with the value that a field had. */
  controls: Map<HTMLElement, string | undefined>;
  listener: (event: Event) => void;
}

type EarlyWindow = Window & { earlyInput?: EarlyInput };

const events = ["click", "input", "change"] as const;

/**
 * The script that keeps what readers do before the page answers: it stands in the document's head. A kept control is marked
 * as busy, which shows that the click wasn't lost; links and folds work by themselves.
 */
export const earlyInputScript = `{
  const controls = new Map();
  const listener = (event) => {
    const control = event.target instanceof Element ? event.target.closest("button, input, select, textarea") : null;
    if (!control) return;
    const isPressed = control.matches("button, [type=checkbox], [type=radio]");
    if (isPressed !== (event.type === "click")) return;
    if (isPressed && control.matches("input")) event.preventDefault();
    controls.set(control, isPressed ? undefined : control.value);
    control.setAttribute("aria-busy", "true");
  };
  for (const type of ${JSON.stringify(events)}) addEventListener(type, listener, true);
  window.earlyInput = { controls, listener };
}`;

/** Stops keeping: from here on React hears of everything itself, also of what isn't drawn yet. */
export function stopKeepingInput(window: EarlyWindow): void {
  const { earlyInput } = window;
  if (earlyInput) for (const type of events) window.removeEventListener(type, earlyInput.listener, true);
}

/** Does what readers wanted, once the page can answer. */
export function answerEarlyInput(window: EarlyWindow): void {
  stopKeepingInput(window);
  for (const [control, value] of window.earlyInput?.controls ?? []) {
    control.removeAttribute("aria-busy");
    if (value === undefined) control.click();
    else enter(control, value);
  }
  window.earlyInput?.controls.clear();
}

/** Puts a value into a field as if it were typed: React takes no note of what it thinks was there before. */
function enter(control: HTMLElement, value: string): void {
  const tell = () => {
    for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
  // React takes over the part of the page first, and only then watches the field.
  tell();
  Object.assign(control, { value: "" });
  Reflect.set(Object.getPrototypeOf(control) as object, "value", value, control);
  tell();
}
