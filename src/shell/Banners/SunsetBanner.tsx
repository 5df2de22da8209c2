import { Link } from "gatsby";
import { useTranslations } from "../../components/translation/page-language";
import { siteConfig } from "../../site/configuration";
import * as styles from "./Banners.module.css";

/** Whether a page carries the notice that its product ends. */
export function isSunset(path: string): boolean {
  return siteConfig.sunset !== null && path.includes(siteConfig.sunset.under);
}

/** The notice on pages of a product that ends; fixed at the top, the page is pushed down by 4rem. */
export function SunsetBanner() {
  const translations = useTranslations();
  if (!siteConfig.sunset) return null;
  const { content, link } = siteConfig.sunset;
  return (
    <aside className={styles.sunset} aria-label={translations.text("notice.name")}>
      <p>
        <span>{translations.name(content)}</span>{" "}
        <Link to={translations.path(link.to)}>{translations.name(link.label)}</Link>
      </p>
    </aside>
  );
}
