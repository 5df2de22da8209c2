import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "../../components/translation/page-language";
import type { NavbarItem } from "../../site/navbar-schema";
import * as styles from "./Navbar.module.css";

/** The replacement for an item that failed: its label and, during development, the reason. */
export function FailedItem({ item, message }: { item: NavbarItem; message: string }) {
  const { text, name } = useTranslations();
  const label = "label" in item && item.label !== undefined ? name(item.label) : item.type;
  return (
    <span className={styles.failed} title={process.env.NODE_ENV === "production" ? undefined : message}>
      <TriangleAlert size={14} />
      <span aria-hidden="true">{label}</span>
      <span className="visuallyHidden">{text("navbar.itemFailed", { label })}</span>
    </span>
  );
}
