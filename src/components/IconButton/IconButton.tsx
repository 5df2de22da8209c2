import type { ComponentProps } from "react";
import * as styles from "./IconButton.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** Its name for screen readers. */
  label: string;
}

/** A button that shows only an icon. */
export function IconButton({ label, className = "", children, ...others }: IconButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${className}`} {...others}>
      {children}
      <span className="visuallyHidden">{label}</span>
    </button>
  );
}
