import { useEffect, useState } from "react";
import { useTranslations } from "../../components/translation/page-language";
import { cleanPath, splitReference } from "../../model/navigation/path";
import { onNavigation } from "./route-events";
import * as styles from "./States.module.css";

/** Shorter navigations don't show a progress bar. */
const delay = 200;

/** A progress bar at the top of the window while the next page is loading. */
export function RouteProgress() {
  const { text } = useTranslations();
  const [active, setActive] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onNavigation(
      (to) => {
        clearTimeout(timer);
        const { path } = splitReference(to);
        if (path === "" || cleanPath(path) === cleanPath(window.location.pathname)) return;
        timer = setTimeout(() => setActive(true), delay);
      },
      () => {
        clearTimeout(timer);
        setActive(false);
      },
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  return active ? (
    <div className={styles.progress} role="progressbar" aria-label={text("shell.loading")}>
      <span />
    </div>
  ) : null;
}
