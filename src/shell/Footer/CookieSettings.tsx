import { useState } from "react";
import { useTranslations } from "../../components/translation/page-language";
import { consentOpenEvent } from "../../consent/consent-open-event";
import { cookieTexts } from "../../site/translations/en/cookies";
import { consentPart } from "../Consent/consent-part";
import * as styles from "./Footer.module.css";

/** Opens the consent banner again. If its code can't be loaded, readers see a message, and the next click tries again. */
export function CookieSettings() {
  const { text } = useTranslations(cookieTexts);
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    window.dispatchEvent(new Event(consentOpenEvent));
    consentPart?.load().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  return (
    <div>
      <button type="button" className={styles.settings} data-needs-script="" onClick={open}>
        {text("footer.cookies")}
      </button>
      <p role="status">
        {hasFailed
          ? `${text("lazy.failed", { part: text("footer.cookies.part") })} ${text("lazy.help")}`
          : ""}
      </p>
    </div>
  );
}
