import { Link } from "gatsby";
import { SiteName } from "../../components/translation/SiteName";
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
        <span>
          <SiteName of={content} />
        </span>{" "}
        <Link to={translations.path(link.to)}>
          <SiteName of={link.label} />
        </Link>
      </p>
    </aside>
  );
}
