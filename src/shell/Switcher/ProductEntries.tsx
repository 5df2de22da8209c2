import { Link } from "gatsby";
import type { ReactNode } from "react";
import { useTranslations } from "../../components/translation/page-language";
import { siteConfig } from "../../site/configuration";
import { currentOf } from "../current-link";
import { ProductIcon, type IconName } from "./ProductIcon";
import * as styles from "./ProductEntries.module.css";

/**
 * The configured sub-products as entries of a list.
 * @param path of the page, in the default language
 */
export function ProductEntries({ path }: { path: string }) {
  const { text, name: nameOf } = useTranslations();
  return siteConfig.products.subProducts.map(({ name, to, icon, description, comingSoon }) => (
    <ProductEntry
      key={name}
      to={to}
      icon={icon}
      name={nameOf(name).replaceAll("-", " ")}
      description={nameOf(description)}
      current={currentOf({ label: name, to }, path)}
    >
      {comingSoon ? <span className={styles.soon}>{text("switcher.soon")}</span> : null}
    </ProductEntry>
  ));
}

interface ProductEntryProps {
  /** In the default language. */
  to: string;
  icon: IconName;
  name: string;
  description: string;
  current?: "page" | "true" | undefined;
  /** A badge next to the name. */
  children?: ReactNode;
}

/** An entry of the switcher, with its icon and description. */
export function ProductEntry({ to, icon, name, description, current, children }: ProductEntryProps) {
  const { path } = useTranslations();
  return (
    <li className={styles.entry}>
      <Link className={styles.product} to={path(to)} aria-current={current}>
        <ProductIcon icon={icon} />
        <span>
          <strong>
            <span>{name}</span>
            {children}
          </strong>
          <small>{description}</small>
        </span>
      </Link>
    </li>
  );
}
