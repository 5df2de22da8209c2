import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";
import * as styles from "./EntryAnchor.module.css";

/** The link of a release's entry to itself; it stands at the end of the entry's text. */
export function EntryAnchor({ id, name }: { id: string; name: string }) {
  const { text } = useTranslations(contentTexts);
  return (
    <a
      className={styles.anchor}
      href={`#${encodeURIComponent(id)}`}
      aria-label={text("heading.link", { heading: name })}
    />
  );
}
