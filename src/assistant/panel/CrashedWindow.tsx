import { Button } from "../../components/Button/Button";
import { useTranslations } from "../../components/translation/page-language";
import { assistantTexts } from "../../site/translations/en/assistant";
import { Disclaimer } from "./Disclaimer";
import { siteConversation } from "./site-conversation";
import { WindowFrame } from "./WindowFrame";
import * as styles from "./AssistantWindow.module.css";

interface CrashedWindowProps {
  onRetry: () => void;
  onClose: () => void;
}

/** Replaces a window that failed. Its content is removed, because it would fail again. */
export function CrashedWindow({ onRetry, onClose }: CrashedWindowProps) {
  const { text } = useTranslations(assistantTexts);
  const close = () => {
    siteConversation.reset();
    onClose();
  };
  return (
    <WindowFrame action={null} onClose={close}>
      <div className={styles.body}>
        <div className={styles.failure} role="alert">
          <p>
            <strong>{text("assistant.crashed")}</strong>
          </p>
          <Button
            look="solid"
            data-first=""
            onClick={() => {
              siteConversation.reset();
              onRetry();
            }}
          >
            {text("assistant.new")}
          </Button>
        </div>
      </div>
      <Disclaimer />
    </WindowFrame>
  );
}
