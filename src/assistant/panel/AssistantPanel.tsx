import { useEffect, useLayoutEffect, useRef } from "react";
import { track } from "../../analytics/track";
import { useTranslations } from "../../components/translation/page-language";
import { assistantTexts } from "../../site/translations/en/assistant";
import { assistantOf } from "../../site/assistant";
import { siteConfig } from "../../site/configuration";
import type { Turn } from "../conversation";
import { announcement } from "./announcement";
import { QuestionField } from "./QuestionField";
import { siteConversation } from "./site-conversation";
import { TurnView } from "./TurnView";
import * as styles from "./AssistantWindow.module.css";

/** The conversation and the field for questions. */
export function AssistantPanel({ turns }: { turns: readonly Turn[] }) {
  const translator = useTranslations(assistantTexts);
  const { text } = translator;
  const body = useRef<HTMLDivElement>(null);
  const { provider } = assistantOf(siteConfig);
  const last = turns.at(-1);
  const isOpen = last?.state === "waiting" || last?.state === "answering";
  useQuestionInView(body, last?.id);

  // The field exists only after the reader has agreed.
  useEffect(() => body.current?.parentElement?.querySelector("textarea")?.focus(), []);

  return (
    <>
      <div
        ref={body}
        className={styles.body}
        role="region"
        aria-label={text("assistant.conversation")}
        // What scrolls must take focus, else the keyboard can't reach what is cut off.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {turns.length === 0 ? (
          <p className={styles.intro}>
            {text(provider === "endpoint" ? "assistant.intro.endpoint" : "assistant.intro.passages")}
          </p>
        ) : null}
        {turns.map((turn) => (
          <TurnView key={turn.id} turn={turn} isLast={turn === last} />
        ))}
      </div>
      <p className="visuallyHidden" role="status">
        {last ? announcement(last, translator) : ""}
      </p>
      <QuestionField
        isAnswering={isOpen}
        onAsk={(question) => {
          track("assistant_question", { provider });
          siteConversation.ask(question);
        }}
        onStop={siteConversation.stop}
      />
    </>
  );
}

/** Scrolls a new question to the top, so that its answer can be read from the start. */
function useQuestionInView(body: { current: HTMLDivElement | null }, id: number | undefined): void {
  useLayoutEffect(() => {
    const element = body.current;
    const turn = element?.querySelector<HTMLElement>(`[data-turn="${id ?? ""}"]`);
    if (element && turn) element.scrollTo({ top: turn.offsetTop });
  }, [body, id]);
}
