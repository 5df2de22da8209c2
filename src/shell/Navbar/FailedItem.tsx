import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "../../components/translation/page-language";
import type { NavbarItem } from "../../site/navbar-schema";
import * as styles from "./Navbar.module.css";

interface FailedItemProps {
  item: NavbarItem;
  /** Only known during development. */
  reason: string | undefined;
}

/** The replacement for an item that failed: its label and the reason. */
export function FailedItem({ item, reason }: FailedItemProps) {
  const { text, name } = useTranslations();
  const label = "label" in item && item.label !== undefined ? name(item.label) : item.type;
  return (
    <span className={styles.failed} title={reason}>
      <TriangleAlert size={14} />
      <span aria-hidden="true">{label}</span>
      <span className="visuallyHidden">{text("navbar.itemFailed", { label })}</span>
    </span>
  );
}
