import { fillNodes } from "../../components/translation/fill-nodes";
import { useTranslations } from "../../components/translation/page-language";
import { assistantTexts } from "../../site/translations/en/assistant";
import { PortalLink } from "./WaysOn";
import * as styles from "./AssistantWindow.module.css";

/** How far to trust answers, and where to get help. */
export function Disclaimer() {
  const { text } = useTranslations(assistantTexts);
  return (
    <p className={styles.disclaimer}>{fillNodes(text("assistant.disclaimer"), { portal: <PortalLink /> })}</p>
  );
}
