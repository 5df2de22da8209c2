import type { ReactNode } from "react";
import { Dropdown } from "./Dropdown";
import * as styles from "./MobileMenu.module.css";

/** Where an item of the bar is drawn: in the bar itself, or in the menu of small screens. */
export type ItemSlot = "navbar" | "menu";

interface LinkMenuProps {
  slot: ItemSlot;
  label: ReactNode;
  isCurrent: boolean;
  /** The entries of its list. */
  children: ReactNode;
}

/** A labelled list of links. In the menu it is a part that folds open, open where it holds the reader's page. */
export function LinkMenu({ slot, label, isCurrent, children }: LinkMenuProps) {
  if (slot === "navbar")
    return (
      <Dropdown label={label} isCurrent={isCurrent}>
        {children}
      </Dropdown>
    );
  return (
    <details open={isCurrent}>
      <summary>{label}</summary>
      <ul className={styles.links}>{children}</ul>
    </details>
  );
}
