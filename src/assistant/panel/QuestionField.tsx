import ArrowUp from "lucide-react/icons/arrow-up";
import Square from "lucide-react/icons/square";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { IconButton } from "../../components/IconButton/IconButton";
import { useTranslations } from "../../components/translation/page-language";
import { assistantTexts } from "../../site/translations/en/assistant";
import { isComposingKey } from "../../search/launcher/key-meaning";
import * as styles from "./QuestionField.module.css";

/** The longest question, in characters. */
const LONGEST = 500;

interface QuestionFieldProps {
  isAnswering: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
}

/**
 * The field for questions. Enter sends the question, and Shift+Enter starts a new line. While an answer arrives, the button
 * stops it.
 */
export function QuestionField({ isAnswering, onAsk, onStop }: QuestionFieldProps) {
  const { text } = useTranslations(assistantTexts);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [question, setQuestion] = useState("");

  const ask = () => {
    const asked = question.replace(/\s+/g, " ").trim();
    if (asked === "") return;
    setQuestion("");
    onAsk(asked);
    field.current?.focus();
  };
  const askByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    ask();
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <label className="visuallyHidden" htmlFor={id}>
        {text("assistant.field")}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.field}
        rows={1}
        maxLength={LONGEST}
        value={question}
        placeholder={text("assistant.placeholder")}
        onChange={(event) => setQuestion(event.target.value)}
        onKeyDown={askByEnter}
      />
      {isAnswering ? (
        <IconButton
          label={text("assistant.stop")}
          className={styles.send}
          onClick={() => {
            onStop();
            field.current?.focus();
          }}
        >
          <Square size={14} strokeWidth={2.5} fill="currentColor" />
        </IconButton>
      ) : (
        <IconButton type="submit" label={text("assistant.send")} className={styles.send}>
          <ArrowUp size={18} strokeWidth={2} />
        </IconButton>
      )}
    </form>
  );
}
