import * as button from "../../components/Button/Button.module.css";
import { languageOf } from "../../components/translation/load-translation";
import { translatorFor } from "../../components/translation/translator";
import * as styles from "./States.module.css";

/**
 * Shows a message at the top of a page whose scripts can't be loaded: readers can read the page, but its buttons don't work.
 * Retry loads the whole page again, because a newly published site has different scripts. React isn't used, because it
 * doesn't run on such a page.
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
  document.documentElement.dataset.scripts = "failed";
}
