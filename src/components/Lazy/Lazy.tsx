import type { ReactNode } from "react";
import { Button } from "../Button/Button";
import { useTranslations } from "../translation/page-language";
import type { LazyPart } from "./lazy-part";
import { useLazyPart } from "./use-lazy-part";
import * as styles from "./Lazy.module.css";

interface LazyProps<T> {
  part: LazyPart<T>;
  /** What is loaded, in a sentence. @example "search" */
  label: string;
  /** Draws the part once its code is there. */
  children: (module: T) => ReactNode;
}

/**
 * A part that is drawn as soon as its code is loaded. Until then a spinner says that it is coming, if it takes long; when
 * it can't be loaded, a text says so and Retry tries again.
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
