import type { ButtonHTMLAttributes } from "react";
import * as styles from "./SmallButton.module.css";

/** The small button in the head of code, diagrams and their dialogs. Not on paper. */
export function SmallButton({
  type = "button",
  ...others
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">) {
  return <button type={type} className={styles.button} {...others} />;
}
