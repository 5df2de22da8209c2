import X from "lucide-react/icons/x";
import { IconButton } from "../../components/IconButton/IconButton";
import { useTranslations } from "../../components/translation/page-language";
import { assistantTexts } from "../../site/translations/en/assistant";
import { Disclaimer } from "./Disclaimer";
import * as styles from "./OwnWindowNotice.module.css";

export interface NoticeProps {
  onClose: () => void;
}

/**
 * Shows how far to trust answers while a third party's window is open, because that window can't show it. The window doesn't
 * report when it closes, so the notice stays until the reader closes it.
 */
export function OwnWindowNotice({ onClose }: NoticeProps) {
  const { text } = useTranslations(assistantTexts);
  return (
    <aside className={styles.notice} aria-label={text("assistant.notice")}>
      <Disclaimer />
      <IconButton label={text("assistant.closeNotice")} className={styles.close} onClick={onClose}>
        <X size={18} strokeWidth={1.75} />
      </IconButton>
    </aside>
  );
}
