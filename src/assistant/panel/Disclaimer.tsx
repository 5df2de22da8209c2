import { fillNodes } from "../../components/translation/fill-nodes";
import { useTranslations } from "../../components/translation/page-language";
import { assistantTexts } from "../../site/translations/en/assistant";
import { PortalLink } from "./WaysOn";
import * as styles from "./AssistantWindow.module.css";

/** What answers are worth, and where to turn instead. */
export function Disclaimer() {
  const { text } = useTranslations(assistantTexts);
  return (
    <p className={styles.disclaimer}>{fillNodes(text("assistant.disclaimer"), { portal: <PortalLink /> })}</p>
  );
}
