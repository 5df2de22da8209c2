/** What a reader did on a page before its scripts were loaded. */
interface EarlyInput {
  /** Buttons, checkboxes and fields, each listed once, with the value if it is a field. */
  controls: Map<HTMLElement, string | undefined>;
  listener: (event: Event) => void;
}

type EarlyWindow = Window & { earlyInput?: EarlyInput };

const events = ["click", "input", "change"] as const;

/**
 * The script that remembers what readers do before the page can respond. It's in the document's head. Controls that were
 * used are marked as busy, to show that the click isn't lost. Links and folded content work without scripts.
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

/** Stops remembering. From here on, React receives all events itself, even for parts that aren't hydrated yet. */
export function stopKeepingInput(window: EarlyWindow): void {
  const { earlyInput } = window;
  if (earlyInput) for (const type of events) window.removeEventListener(type, earlyInput.listener, true);
}

/** Repeats what readers did, once the page can respond. */
export function answerEarlyInput(window: EarlyWindow): void {
  stopKeepingInput(window);
  for (const [control, value] of window.earlyInput?.controls ?? []) {
    control.removeAttribute("aria-busy");
    if (value === undefined) control.click();
    else enter(control, value);
  }
  window.earlyInput?.controls.clear();
}

/** Sets a field's value as if it were typed. React ignores a value that it thinks was already there. */
function enter(control: HTMLElement, value: string): void {
  const tell = () => {
    for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
  // React first hydrates the part of the page, and only then watches the field.
  tell();
  Object.assign(control, { value: "" });
  Reflect.set(Object.getPrototypeOf(control) as object, "value", value, control);
  tell();
}
