import type { ReactNode } from "react";
import { Button } from "../Button/Button";
import { useTranslations } from "../translation/page-language";
import type { LazyPart } from "./lazy-part";
import { useLazyPart } from "./use-lazy-part";
import * as styles from "./Lazy.module.css";

interface LazyProps<T> {
  part: LazyPart<T>;
  /** What is loaded, as used in a sentence. @example "search" */
  label: string;
  /** Renders the part once its code is loaded. */
  children: (module: T) => ReactNode;
}

/**
 * A part that renders as soon as its code is loaded. If that takes long, readers see a spinner. If it fails, they see a
 * message and can try again.
 */
export function Lazy<T>({ part, label, children }: LazyProps<T>) {
  const { text } = useTranslations();
  const { module, hasFailed, retry } = useLazyPart(part);

  if (module !== null) return children(module);
  if (!hasFailed) {
    return (
      <div className={styles.waiting} role="status" data-needs-script="">
        <span className={styles.cells} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <span className="visuallyHidden">{text("lazy.loading", { part: label })}</span>
      </div>
    );
  }
  return (
    <div className={styles.failed} role="alert">
      <p>
        <strong>{text("lazy.failed", { part: label })}</strong> <span>{text("lazy.help")}</span>
      </p>
      <Button look="solid" onClick={retry}>
        {text("lazy.retry")}
      </Button>
    </div>
  );
}
