import { Button } from "../../components/Button/Button";
import { fillNodes } from "../../components/translation/fill-nodes";
import { useTranslations } from "../../components/translation/page-language";
import { causeChain } from "./cause-chain";
import * as styles from "./States.module.css";

/** Replaces a page that failed. */
export function CrashPage({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { text } = useTranslations();
  const [message, ...causes] = causeChain(error);
  return (
    <div className={styles.crash} role="alert">
      <h1>{text("crash.title")}</h1>
      <p>
        <code>{message}</code>
      </p>
      {causes.map((cause) => (
        <p key={cause}>{fillNodes(text("crash.cause"), { message: <code>{cause}</code> })}</p>
      ))}
      <Button look="solid" onClick={onRetry}>
        {text("crash.retry")}
      </Button>
    </div>
  );
}
