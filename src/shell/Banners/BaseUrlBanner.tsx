import { fillNodes } from "../../components/translation/fill-nodes";
import type { Translator } from "../../components/translation/translator";
import type { baseUrlTexts } from "../../site/translations/en/base-url";
import * as styles from "./Banners.module.css";
import { baseUrlBannerId, baseUrlSuggestionId } from "./base-url";

interface BaseUrlBannerProps {
  base: string;
  text: Translator<keyof typeof baseUrlTexts>["text"];
}

/**
 * A hidden banner at the start of the page. Its own script shows it if the site's scripts can't be loaded, which a wrong
 * base URL causes. It can't rely on the site's style sheet or scripts, so it uses `hidden` and plain text.
 */
export function BaseUrlBanner({ base, text }: BaseUrlBannerProps) {
  return (
    <div id={baseUrlBannerId} className={styles.baseUrl} role="alert" hidden>
      <p>
        {fillNodes(text("baseUrl.text"), {
          base: <code>{base}</code>,
          suggestion: <code id={baseUrlSuggestionId}>{base}</code>,
        })}
      </p>
    </div>
  );
}
