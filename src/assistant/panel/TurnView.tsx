import { useTranslations } from "../../components/translation/page-language";
import { assistantTexts } from "../../site/translations/en/assistant";
import type { Turn } from "../conversation";
import { Failure } from "./Failure";
import { Passage } from "./Passage";
import { Rating } from "./Rating";
import { siteConversation, siteProvider } from "./site-conversation";
import { Sources } from "./Sources";
import { WaysOn } from "./WaysOn";
import * as styles from "./TurnView.module.css";

/** A question with its answer. */
export function TurnView({ turn, isLast }: { turn: Turn; isLast: boolean }) {
  const { text } = useTranslations(assistantTexts);
  const { id, question, state, error } = turn;
  const Answer = siteProvider.loaded()?.Answer;
  const passages = turn.sources.filter(({ passage }) => passage !== undefined);
  const sources = turn.sources.filter(({ passage }) => passage === undefined);
  const isEmpty = state === "done" && turn.text.trim() === "" && turn.sources.length === 0;

  return (
    <section className={styles.turn} data-turn={id} data-state={state} aria-labelledby={`question-${id}`}>
      <h3 id={`question-${id}`} className={styles.question}>
        {question}
      </h3>
      {state === "waiting" ? <p className={styles.waiting}>{text("assistant.searching")}</p> : null}
      {Answer && turn.text !== "" ? (
        <div className={styles.answer}>
          <Answer text={turn.text} />
        </div>
      ) : null}
      {passages.length > 0 ? <p className={styles.note}>{text("assistant.passages")}</p> : null}
      {passages.map((source) => (
        <Passage key={source.url} source={source} />
      ))}
      {sources.length > 0 ? <Sources sources={sources} /> : null}
      {state === "stopped" ? <p className={styles.note}>{text("assistant.stopped")}</p> : null}
      {isEmpty ? (
        <>
          <p>{text(siteProvider.loaded()?.name === "passages" ? "assistant.none" : "assistant.empty")}</p>
          <WaysOn question={question} />
        </>
      ) : null}
      {error ? (
        <Failure error={error} question={question} onRetry={isLast ? siteConversation.retry : null} />
      ) : null}
      {state === "done" && !isEmpty ? <Rating turn={turn} /> : null}
    </section>
  );
}
