import { useTranslations } from "../../components/translation/page-language";
import { consentOpenEvent } from "../../consent/consent-open-event";
import { cookieTexts } from "../../site/translations/en/cookies";
import * as styles from "./Footer.module.css";

/** Opens the question again what may be loaded and counted. */
export function CookieSettings() {
  const { text } = useTranslations(cookieTexts);
  return (
    <button
      type="button"
      className={styles.settings}
      data-needs-script=""
      onClick={() => window.dispatchEvent(new Event(consentOpenEvent))}
    >
      {text("footer.cookies")}
    </button>
  );
}
