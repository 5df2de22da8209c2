import * as styles from "./Cells.module.css";

/** The mark: three cells of a log. */
export function Cells() {
  return (
    <span className={styles.cells} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
