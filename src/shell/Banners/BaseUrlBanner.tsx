import { fillNodes } from "../../components/translation/fill-nodes";
import type { Translator } from "../../components/translation/translator";
import type { baseUrlTexts } from "../../site/translations/en/base-url";
import { Button } from "../../components/Button/Button";
import * as styles from "./Banners.module.css";
import { baseUrlBannerId, baseUrlMismatchId, baseUrlSuggestionId, scriptFailureId } from "./base-url";

interface BaseUrlBannerProps {
  base: string;
  text: Translator<keyof typeof baseUrlTexts>["text"];
}

/**
 * A hidden banner at the start of the page. Its own script shows it if the site's scripts can't be loaded, either because of a
 * wrong base URL or for some other reason. It can't rely on the site's style sheet or scripts, so it uses `hidden` and plain
 * text.
 */
export function BaseUrlBanner({ base, text }: BaseUrlBannerProps) {
  return (
    <div id={baseUrlBannerId} className={styles.baseUrl} data-base={base} role="alert" hidden>
      <p>
        <span>{text("baseUrl.failed")}</span>{" "}
        <span id={baseUrlMismatchId} hidden>
          {fillNodes(text("baseUrl.cause"), {
            base: <code>{base}</code>,
            suggestion: <code id={baseUrlSuggestionId}>{base}</code>,
          })}
        </span>
        <span id={scriptFailureId} hidden>
          <span>{text("lazy.help")} </span>
          <Button look="solid">{text("lazy.retry")}</Button>
        </span>
      </p>
    </div>
  );
}
