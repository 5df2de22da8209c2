import { useEffect, useState, type ReactNode } from "react";
import { useTranslations } from "../translation/page-language";
import type { LazyPart } from "./lazy-part";
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
 * it can't be loaded, a text says so and Retry tries again (specification sections 4 and 8).
 */
export function Lazy<T>({ part, label, children }: LazyProps<T>) {
  const { text } = useTranslations();
  const [module, setModule] = useState<T | null>(() => part.loaded());
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (module !== null || hasFailed) return;
    let isWanted = true;
    part.load().then(
      (loaded) => {
        // A function would be taken for an update, so it is wrapped.
        if (isWanted) setModule(() => loaded);
      },
      () => {
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [part, module, hasFailed]);

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
        <strong>{text("lazy.failed", { part: label })}</strong> {text("lazy.help")}
      </p>
      <button
        type="button"
        onClick={() => {
          setHasFailed(false);
        }}
      >
        {text("lazy.retry")}
      </button>
    </div>
  );
}
