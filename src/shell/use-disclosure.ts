import {
  useCallback,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { moveFocusByArrows } from "./move-focus";
import * as styles from "./Disclosure.module.css";
import { useDismiss } from "./use-dismiss";

interface Disclosure {
  isOpen: boolean;
  toggle: () => void;
  /** The element that contains both the button and the list. */
  root: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  /** Properties of the button that opens the list. */
  buttonProps: object;
  /** Properties of the list of links. */
  listProps: object;
}

/**
 * A list of links that a button opens with a click, Enter or Arrow Down, which also moves to the first link. Escape closes
 * it, and so does a press or focus outside. Tab alone doesn't open or close it.
 * @param look the class of the list, for its place and size
 */
export function useDisclosure(look = ""): Disclosure {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((wasOpen) => !wasOpen), []);
  useDismiss(isOpen, close, root, button);

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    flushSync(() => setOpen(true));
    list.current?.querySelector("a")?.focus();
  };
  /** A choice closes the list, even a link to the current page. */
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) close();
  };
  const moveFocus = (event: KeyboardEvent) => moveFocusByArrows(event, list);
  return {
    isOpen,
    toggle,
    root,
    button,
    buttonProps: {
      ref: button,
      type: "button",
      "aria-expanded": isOpen,
      "aria-controls": id,
      onClick: toggle,
      onKeyDown: openByArrow,
    },
    listProps: {
      id,
      ref: list,
      className: `${styles.list} ${look}`,
      "data-open": isOpen,
      onClick: closeOnLink,
      onKeyDown: moveFocus,
    },
  };
}
