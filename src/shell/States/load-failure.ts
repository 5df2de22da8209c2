import * as button from "../../components/Button/Button.module.css";
import { languageOf } from "../../components/translation/load-translation";
import { translatorFor } from "../../components/translation/translator";
import * as styles from "./States.module.css";

/**
 * Says at the top of a page that a script of it can't be loaded: what can be read is there, but
 * no button works. Retry asks for the whole page anew, since a site that was published meanwhile names other scripts.
 * Without React, which has nothing to do on such a page.
 */
export function showLoadFailure({ document, location }: Window): void {
  const { text } = translatorFor(languageOf(location.pathname));
  const message = document.createElement("p");
  message.append(`${text("lazy.failed", { part: text("page.part") })} ${text("lazy.help")}`);
  const retry = document.createElement("button");
  retry.className = `${button.button ?? ""} ${button.solid ?? ""}`;
  retry.append(text("lazy.retry"));
  retry.onclick = () => location.reload();
  const place = document.createElement("div");
  place.className = styles.loadFailure ?? "";
  place.role = "alert";
  place.append(message, retry);
  document.body.prepend(place);
}
