import { ContentTree } from "../../components/ContentTree";
import { ContentLink } from "../../components/ContentLink/ContentLink";
import { useTranslations } from "../../components/translation/page-language";
import { assistantTexts } from "../../site/translations/en/assistant";
import type { AnswerSource } from "../provider";
import * as styles from "./TurnView.module.css";

/** A quoted section of the documentation. */
export function Passage({ source }: { source: AnswerSource }) {
  const { text } = useTranslations(assistantTexts);
  const { title, url, trail = [], passage = [], isCut = false } = source;
  return (
    <article className={styles.passage}>
      <h4 className={styles.passageTitle}>
        {trail.length > 0 ? <span className={styles.trail}>{trail.join(" › ")}</span> : null}
        <ContentLink href={url}>{title}</ContentLink>
      </h4>
      {passage.length > 0 ? (
        <blockquote className={styles.quote} cite={url}>
          <ContentTree nodes={passage} />
        </blockquote>
      ) : null}
      <p className={styles.readOn}>
        {isCut ? <span>{`${text("assistant.part")} `}</span> : null}
        <ContentLink
          href={url}
          aria-label={`${text(isCut ? "assistant.readOn" : "assistant.readSection")}: ${title}`}
        >
          {text(isCut ? "assistant.readOn" : "assistant.readSection")}
        </ContentLink>
      </p>
    </article>
  );
}
