import type { ReactNode } from "react";
import { Dropdown } from "./Dropdown";
import * as styles from "./MobileMenu.module.css";

/** Where an item is rendered: in the navbar itself, or in the menu on small screens. */
export type ItemSlot = "navbar" | "menu";

interface LinkMenuProps {
  slot: ItemSlot;
  label: ReactNode;
  isCurrent: boolean;
  /** The entries of the list. */
  children: ReactNode;
}

/** A labeled list of links. In the menu, readers unfold it; if it contains the current page, it's open from the start. */
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
