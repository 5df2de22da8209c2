import { currentPath } from "../../components/site-path";
import { useEffect, useState } from "react";
import { useTranslations } from "../../components/translation/page-language";
import { assistantTexts } from "../../site/translations/en/assistant";
import type { AnswerError } from "../provider";
import { Failure } from "./Failure";
import { siteProvider } from "./site-conversation";
import * as styles from "./AssistantWindow.module.css";

/** Opens a third party's window, and shows a message if that fails. */
export function OwnWindow({ onOpened }: { onOpened: () => void }) {
  const { text } = useTranslations(assistantTexts);
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<AnswerError | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    void openWindow(controller.signal).then((failure) => {
      if (controller.signal.aborted) return;
      if (failure) setError(failure);
      else onOpened();
    });
    return () => controller.abort();
  }, [attempt, onOpened]);

  return (
    <div className={styles.body}>
      <div role="status">{error ? null : <p>{text("assistant.opening")}</p>}</div>
      {error ? (
        <Failure
          error={error}
          question=""
          onRetry={() => {
            setError(null);
            setAttempt(attempt + 1);
          }}
        />
      ) : null}
    </div>
  );
}

async function openWindow(signal: AbortSignal): Promise<AnswerError | null> {
  const page = { path: currentPath(), title: document.title, language: "" };
  try {
    const provider = await siteProvider.load();
    for await (const part of provider.ask("", { history: [], page, signal }))
      if (part.type === "error") return part.error;
    return null;
  } catch {
    return { kind: "blocked" };
  }
}
