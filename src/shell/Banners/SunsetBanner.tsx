import { Link } from "gatsby";
import { SiteName } from "../../components/translation/SiteName";
import { useTranslations } from "../../components/translation/page-language";
import { siteConfig } from "../../site/configuration";
import * as styles from "./Banners.module.css";

/** Whether a page shows the notice that its product is discontinued. */
export function isSunset(path: string): boolean {
  return siteConfig.sunset !== null && path.includes(siteConfig.sunset.under);
}

/** The notice on pages of a discontinued product. It's fixed at the top and pushes the page down by 4rem. */
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
