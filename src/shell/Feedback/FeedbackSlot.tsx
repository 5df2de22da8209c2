import { Button } from "../../components/Button/Button";
import { lazyPart, type LazyPart } from "../../components/Lazy/lazy-part";
import { useLazyPart } from "../../components/Lazy/use-lazy-part";
import { withTexts } from "../../components/translation/load-translation";
import { useTranslations } from "../../components/translation/page-language";
import { feedbackSlotTexts } from "../../site/translations/en/feedback-slot";
import type * as feedback from "./Feedback";
import * as styles from "./FeedbackSlot.module.css";

const feedbackPart =
  process.env.GATSBY_FEEDBACK === "on"
    ? lazyPart(() => withTexts("feedback", () => import(/* webpackChunkName: "feedback" */ "./Feedback")))
    : null;

/** Asks readers whether a page was helpful, on sites that can receive the answer. Its space is reserved, so nothing moves. */
export function FeedbackSlot({ path }: { path: string }) {
  if (!feedbackPart) return null;
  return (
    <div className={styles.slot} data-needs-script="">
      <LateFeedback key={path} part={feedbackPart} path={path} />
    </div>
  );
}

function LateFeedback({ part, path }: { part: LazyPart<typeof feedback>; path: string }) {
  const { module, hasFailed, retry } = useLazyPart(part);
  const { text } = useTranslations(feedbackSlotTexts);
  if (module) return <module.Feedback path={path} />;
  if (!hasFailed) return null;
  return (
    <p className={styles.failed}>
      <span>{text("lazy.failed", { part: text("feedback.part") })}</span>
      <Button onClick={retry}>{text("lazy.retry")}</Button>
    </p>
  );
}
