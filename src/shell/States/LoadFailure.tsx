import { createRoot } from "react-dom/client";
import { languageOf } from "../../components/translation/load-translation";
import { translatorFor } from "../../components/translation/translator";
import * as styles from "./States.module.css";

/**
 * Says at the top of a page that a script of it can't be loaded (specification section 8): what can be read is there, but
 * no button works. Retry asks for the whole page anew, since a site that was published meanwhile names other scripts.
 */
export function showLoadFailure(window: Window): void {
  const { text } = translatorFor(languageOf(window.location.pathname));
  const place = window.document.createElement("div");
  window.document.body.prepend(place);
  createRoot(place).render(
    <div className={styles.loadFailure} role="alert">
      <p>
        <strong>{text("lazy.failed", { part: text("page.part") })}</strong> <span>{text("lazy.help")}</span>
      </p>
      <button type="button" className={styles.button} onClick={() => window.location.reload()}>
        {text("lazy.retry")}
      </button>
    </div>,
  );
}
