import { Link } from "gatsby";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect } from "react";
import { isEditable, isPageCovered } from "../../components/key-guards";
import { useTranslations } from "../../components/translation/page-language";
import siteConfig from "../../site/site.config";
import { Cells } from "../Cells";
import { useDisclosure } from "../use-disclosure";
import { ProductIcon } from "./ProductIcon";
import * as styles from "./ProductSwitcher.module.css";

const { subProducts } = siteConfig.products;

/**
 * The mark with the name of the product that the page is about; opens the list of products. Meta+Slash toggles it, unless
 * somebody is typing or a dialog covers the page.
 */
export function ProductSwitcher({ label, path }: { label: string; path: string }) {
  const { close, toggle, root, button, buttonProps, listProps } = useDisclosure();
  const { text, name: nameOf, path: inLocale } = useTranslations();

  useEffect(() => {
    const toggleByKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !event.metaKey || event.code !== "Slash") return;
      if (isEditable(event.composedPath()[0]) || isPageCovered()) return;
      event.preventDefault();
      toggle();
      button.current?.focus();
    };
    document.addEventListener("keydown", toggleByKey);
    return () => {
      document.removeEventListener("keydown", toggleByKey);
    };
  }, [button, toggle]);

  return (
    <div className={styles.switcher} ref={root}>
      <button className={styles.button} {...buttonProps}>
        <Cells />
        <span className={styles.label}>{nameOf(label)}</span>
        <span className="visuallyHidden">{text("switcher.switch")}</span>
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <ul className={styles.list} {...listProps}>
        <li>
          <Link className={styles.product} to={inLocale("/")} onClick={close}>
            <ProductIcon icon="docs" />
            <span>
              <strong>{text("bar.docs")}</strong>
              <small>{text("switcher.start")}</small>
            </span>
          </Link>
        </li>
        {subProducts.map(({ name, to, icon, description, comingSoon }) => (
          <li key={name}>
            <Link
              className={styles.product}
              to={inLocale(to)}
              aria-current={to === path ? "page" : undefined}
              onClick={close}
            >
              <ProductIcon icon={icon} />
              <span>
                <strong>
                  {nameOf(name).replaceAll("-", " ")}
                  {comingSoon ? <span className={styles.soon}>{text("switcher.soon")}</span> : null}
                </strong>
                <small>{nameOf(description)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
