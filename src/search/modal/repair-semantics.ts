import { maxQueryLength } from "../limit-query";

/**
 * Adds the roles and names that DocSearch's modal lacks, and restores them after each render. DocSearch renders its
 * outermost element as a button, its field without the combobox role, and all lists with the same name. Stored searches are
 * options that contain buttons, which assistive technology can't reach, so their list becomes a tree.
 * @param root the element that DocSearch renders into
 * @param fieldName the name of the field
 * @param onLists called with whether any list is shown
 * @returns a function that stops it
 */
export function repairSemantics(
  root: HTMLElement,
  fieldName: string,
  onLists: (areShown: boolean) => void,
): () => void {
  const repair = () => {
    const container = root.querySelector(".DocSearch-Container");
    set(container, "role", "presentation");
    for (const name of ["tabindex", "aria-expanded", "aria-haspopup", "aria-controls", "aria-labelledby"])
      set(container, name, null);
    const lists = [...root.querySelectorAll(".DocSearch-Hits ul")].map(repairList);
    const input = root.querySelector("input");
    repairInput(input, fieldName, lists);
    // A button that removed itself had the focus.
    if (!root.contains(document.activeElement)) input?.focus();
    onLists(lists.length > 0);
  };
  repair();
  const observer = new MutationObserver(repair);
  observer.observe(root, { subtree: true, childList: true, attributes: true });
  return () => {
    observer.disconnect();
  };
}

function repairInput(input: HTMLInputElement | null, name: string, lists: readonly string[]): void {
  set(input, "role", "combobox");
  set(input, "aria-label", name);
  set(input, "aria-labelledby", null);
  set(input, "aria-autocomplete", "list");
  set(input, "aria-expanded", String(lists.length > 0));
  set(input, "aria-haspopup", lists.includes("tree") ? "tree" : "listbox");
  set(input, "maxlength", String(maxQueryLength));
}

/** @returns the list's role */
function repairList(list: Element): "tree" | "listbox" {
  const role = list.querySelector("button") === null ? "listbox" : "tree";
  const title = list.parentElement?.querySelector(".DocSearch-Hit-source")?.textContent ?? "";
  set(list, "role", role);
  set(list, "aria-labelledby", null);
  set(list, "aria-label", title);
  for (const item of list.children) {
    set(item, "role", role === "tree" ? "treeitem" : "option");
    const name = item.querySelector(".DocSearch-Hit-title")?.textContent ?? "";
    for (const button of item.querySelectorAll("button"))
      set(button, "aria-label", `${button.title}: ${name}`);
  }
  return role;
}

/** Sets only values that change, so that the observer doesn't run forever. */
function set(element: Element | null, name: string, value: string | null): void {
  if (!element || element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
