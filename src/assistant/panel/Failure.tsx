import { Button } from "../../components/Button/Button";
import { useTranslations } from "../../components/translation/page-language";
import { assistantTexts } from "../../site/translations/en/assistant";
import type { Translator } from "../../components/translation/translator";
import type { AnswerError } from "../provider";
import { WaysOn } from "./WaysOn";
import * as styles from "./AssistantWindow.module.css";

interface FailureProps {
  error: AnswerError;
  question: string;
  /** Null if a different question has been asked since. */
  onRetry: (() => void) | null;
}

/** Why there is no answer, and what readers can do. */
export function Failure({ error, question, onRetry }: FailureProps) {
  const translator = useTranslations(assistantTexts);
  return (
    <div className={styles.failure} data-error={error.kind}>
      <p>
        <strong>{errorText(error, translator)}</strong>
      </p>
      <WaysOn question={question} />
      {onRetry ? (
        <Button look="solid" onClick={onRetry}>
          {translator.text("assistant.retry")}
        </Button>
      ) : null}
    </div>
  );
}

/** The message that a reader sees for a failure. */
export function errorText(
  { kind, retryAfter }: AnswerError,
  { text }: Pick<Translator<keyof typeof assistantTexts>, "text">,
): string {
  if (kind === "busy" && retryAfter !== undefined)
    return text("assistant.error.busyUntil", { seconds: retryAfter });
  return text(`assistant.error.${kind}`);
}
