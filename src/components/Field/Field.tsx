import { useId, type ComponentProps } from "react";
import * as styles from "./Field.module.css";

interface Labeled {
  label: string;
}

/** A search field that filters what is below it. */
export function FilterField({
  label,
  ...input
}: Labeled & Omit<ComponentProps<"input">, "className" | "id" | "type">) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input id={id} type="search" className={`${styles.field} ${styles.large}`} {...input} />
    </div>
  );
}

/** A list to choose one option from. */
export function SelectField({
  label,
  ...select
}: Labeled & Omit<ComponentProps<"select">, "className" | "id">) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select id={id} className={styles.field} {...select} />
    </div>
  );
}
