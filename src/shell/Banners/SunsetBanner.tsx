import { Link } from "gatsby";
import { useSyncExternalStore } from "react";
import { neverChanges } from "../../components/never-changes";
import { currentPath } from "../../components/site-path";
import { SiteName } from "../../components/translation/SiteName";
import { useTranslations } from "../../components/translation/page-language";
import { siteConfig } from "../../site/configuration";
import { isNotFound } from "../NotFound/is-not-found";
import * as styles from "./Banners.module.css";

/** Whether a page shows the notice that its product is discontinued. */
function isSunset(path: string): boolean {
  return siteConfig.sunset !== null && path.includes(siteConfig.sunset.under);
}

/**
 * The same for a page in a browser. The not-found page is built once for all addresses, so only a browser knows whether the
 * address is under the discontinued product's path.
 * @param path of the page, in the default language
 */
export function useIsSunset(path: string): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => isSunset(isNotFound(path) ? currentPath() : path),
    () => isSunset(path),
  );
}

/** The notice on pages of a discontinued product. It's fixed at the top and pushes the page down by 4rem. */
export function SunsetBanner() {
  const translations = useTranslations();
  if (!siteConfig.sunset) return null;
  const { content, link } = siteConfig.sunset;
  return (
    <aside className={styles.sunset} data-screen-only="" aria-label={translations.text("notice.name")}>
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
