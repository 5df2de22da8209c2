import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useEffect, useSyncExternalStore } from "react";
import { IconButton } from "../../components/IconButton/IconButton";
import { useTranslations } from "../../components/translation/page-language";
import { applyMode, currentMode, preferredMode } from "./color-mode";
import { optionalTexts } from "../../site/translations/en/optional-parts";
import * as styles from "./ColorModeToggle.module.css";

/** Switches between light and dark. It's disabled until mounted, because only the browser knows the mode. */
export function ColorModeToggle() {
  const { text } = useTranslations(optionalTexts);
  const mode = useSyncExternalStore(onModeChange, currentMode, () => null);

  useEffect(() => {
    const query = window.matchMedia("(prefers-color-scheme: dark)");
    const follow = () => applyMode(preferredMode(), false);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);

  const next = mode === "dark" ? "light" : "dark";
  const Icon = mode === "dark" ? Moon : Sun;
  return (
    <IconButton
      label={text(`colorMode.${next}`)}
      className={styles.toggle}
      disabled={mode === null}
      onClick={() => applyMode(next, true)}
      data-needs-script=""
    >
      <Icon size={20} />
    </IconButton>
  );
}

function onModeChange(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
