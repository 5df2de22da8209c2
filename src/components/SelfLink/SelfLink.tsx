import { contentTexts } from "../../site/translations/en/content";
import { useTranslations } from "../translation/page-language";
import * as styles from "./SelfLink.module.css";

/** A link from a heading or a list item to itself. @param name what it leads to, for screen readers */
export function SelfLink({ id, name }: { id: string; name: string }) {
  const { text } = useTranslations(contentTexts);
  return (
    <a
      className={styles.anchor}
      href={`#${encodeURIComponent(id)}`}
      aria-label={text("heading.link", { heading: name })}
    />
  );
}
