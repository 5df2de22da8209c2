import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { useDisclosure } from "../use-disclosure";
import * as styles from "./Navbar.module.css";

interface DropdownProps {
  label: ReactNode;
  /** Whether it contains the current page. */
  isCurrent: boolean;
  /** The entries of the list. */
  children: ReactNode;
}

/** A labeled list of links that opens below its button. */
export function Dropdown({ label, isCurrent, children }: DropdownProps) {
  const { root, buttonProps, listProps } = useDisclosure(styles.dropdownList);
  return (
    <div className={styles.dropdown} ref={root}>
      <button className={isCurrent ? styles.currentButton : undefined} {...buttonProps}>
        {label}
        <ChevronDown size={14} />
      </button>
      <ul {...listProps}>{children}</ul>
    </div>
  );
}
