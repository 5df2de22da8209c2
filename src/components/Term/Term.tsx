import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import * as styles from "./Term.module.css";

/** The space between a definition and the edge of the screen. */
const margin = 16;

/**
 * A glossary term with its definition on hover and focus. CSS shows it, so it works without JavaScript. Escape hides it
 * wherever the focus is (WCAG 2.2, 1.4.13).
 */
export function Term({ definition, children }: { definition: string; children?: ReactNode }) {
  const id = useId();
  const tooltip = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const [shift, setShift] = useState(0);

  const show = () => {
    setShown(true);
    const { left = 0, right = 0 } = tooltip.current?.getBoundingClientRect() ?? {};
    const isRightToLeft = document.documentElement.dir === "rtl";
    const room = isRightToLeft ? left - margin : document.documentElement.clientWidth - margin - right;
    setShift((before) => Math.min(0, before + room));
  };
  const hide = () => {
    setShown(false);
    setDismissed(false);
  };

  useEffect(() => {
    if (!shown || dismissed) return;
    const dismissOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // One press closes only one thing.
      event.preventDefault();
      setDismissed(true);
    };
    document.addEventListener("keydown", dismissOnEscape);
    return () => document.removeEventListener("keydown", dismissOnEscape);
  }, [shown, dismissed]);

  return (
    <span
      className={`${styles.term} ${dismissed ? styles.dismissed : ""}`}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      <button type="button" className={styles.word} aria-describedby={id}>
        {children}
      </button>
      <span
        role="tooltip"
        id={id}
        ref={tooltip}
        className={styles.definition}
        style={{ insetInlineStart: shift }}
      >
        {definition}
      </span>
    </span>
  );
}
