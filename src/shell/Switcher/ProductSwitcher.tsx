import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect } from "react";
import { isEditable, isPageCovered } from "../../components/key-guards";
import { useTranslations } from "../../components/translation/page-language";
import { Cells } from "../Cells";
import { useDisclosure } from "../use-disclosure";
import { ProductEntries, ProductEntry } from "./ProductEntries";
import * as styles from "./ProductSwitcher.module.css";

/**
 * The logo with the name of the page's product, which opens the list of products. Meta+Slash toggles it, unless someone is
 * typing or a dialog covers the page.
 */
export function ProductSwitcher({ label, path }: { label: string; path: string }) {
  const { toggle, root, button, buttonProps, listProps } = useDisclosure(styles.list);
  const { text } = useTranslations();

  useEffect(() => {
    const toggleByKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !event.metaKey || event.code !== "Slash") return;
      if (isEditable(event.composedPath()[0]) || isPageCovered()) return;
      event.preventDefault();
      toggle();
      button.current?.focus();
    };
    document.addEventListener("keydown", toggleByKey);
    return () => document.removeEventListener("keydown", toggleByKey);
  }, [button, toggle]);

  return (
    <div className={styles.switcher} ref={root}>
      <button className={styles.button} {...buttonProps}>
        <Cells />
        <span className={styles.label}>{label}</span>
        <span className="visuallyHidden">{text("switcher.switch")}</span>
        <ChevronDown size={14} />
      </button>
      <ul {...listProps}>
        <ProductEntry to="/" icon="docs" name={text("navbar.docs")} description={text("switcher.start")} />
        <ProductEntries path={path} />
      </ul>
    </div>
  );
}
