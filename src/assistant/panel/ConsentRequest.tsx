import { fillNodes } from "../../components/translation/fill-nodes";
import { Button } from "../../components/Button/Button";
import { useTranslations } from "../../components/translation/page-language";
import { assistantTexts } from "../../site/translations/en/assistant";
import { onlyNecessary } from "../../consent/consent";
import { currentConsent, setConsent } from "../../consent/consent-store";
import { assistantOf } from "../../site/assistant";
import { siteConfig } from "../../site/configuration";
import * as styles from "./AssistantWindow.module.css";

/** Asks whether questions can be sent to the answering service, before anything is loaded or sent. */
export function ConsentRequest() {
  const { text } = useTranslations(assistantTexts);
  const { provider, endpoint, widget } = assistantOf(siteConfig);
  const address = (provider === "widget" ? widget?.script : endpoint) ?? "";
  const { host } = new URL(address, window.location.href);
  return (
    <div className={styles.body}>
      <p>{fillNodes(text("assistant.consent"), { host: <strong>{host}</strong> })}</p>
      <Button
        look="solid"
        data-first=""
        onClick={() => setConsent({ ...(currentConsent() ?? onlyNecessary), assistant: true })}
      >
        {text("assistant.allow")}
      </Button>
    </div>
  );
}
