import type { ButtonHTMLAttributes, Ref } from "react";
import * as styles from "./Button.module.css";

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  /** `solid` for the main action, `small` for the head of a code sample or a diagram. */
  look?: "outlined" | "solid" | "small";
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a text. It isn't printed. */
export function Button({ look = "outlined", type = "button", ...others }: ButtonProps) {
  return <button type={type} className={`${styles.button} ${styles[look]}`} {...others} />;
}
