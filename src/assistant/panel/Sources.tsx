import { useTranslations } from "../../components/translation/page-language";
import { assistantTexts } from "../../site/translations/en/assistant";
import { AnswerLink } from "../markdown/AnswerLink";
import type { AnswerSource } from "../provider";
import * as styles from "./TurnView.module.css";

/** The pages that an answer cites. */
export function Sources({ sources }: { sources: readonly AnswerSource[] }) {
  const { text } = useTranslations(assistantTexts);
  return (
    <div className={styles.sources}>
      <h4>{text("assistant.sources")}</h4>
      <ol>
        {sources.map(({ title, url }, index) => (
          <li key={index}>
            <AnswerLink address={url}>{title.trim() || url}</AnswerLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
