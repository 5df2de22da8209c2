import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslations } from "../../components/translation/page-language";
import { onlyNecessary, type Consent } from "../../consent/consent";
import type { ConsentCategory } from "../../model/site/consent-category";
import { consentTexts } from "../../site/translations/en/consent";
import { ConsentForm } from "./ConsentForm";
import { useRoomBelow } from "./use-room-below";
import * as styles from "./Consent.module.css";

interface ConsentBannerProps {
  categories: readonly ConsentCategory[];
  /** What is currently allowed; null before the first choice. */
  consent: Consent | null;
  /** Whether the reader opened it. If so, it takes the focus and shows everything. If not, it stays in the background. */
  isAskedFor: boolean;
  onChoose: (consent: Consent) => void;
  /** Null if there is nothing to go back to. */
  onClose: (() => void) | null;
}

/** A banner at the bottom of the window. Readers can scroll all content out from behind it, and it doesn't block anything. */
export function ConsentBanner({ categories, consent, isAskedFor, onChoose, onClose }: ConsentBannerProps) {
  const { text } = useTranslations(consentTexts);
  const banner = useRef<HTMLElement>(null);
  const [isChoosing, setChoosing] = useState(isAskedFor);
  useRoomBelow(banner);

  useEffect(() => {
    if (isAskedFor) banner.current?.focus({ preventScroll: true });
  }, [isAskedFor]);

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !onClose) return;
    event.preventDefault();
    onClose();
  };
  const all: Consent = {
    analytics: categories.includes("analytics"),
    assistant: categories.includes("assistant"),
  };

  return (
    // Escape is for those who opened it by the keyboard; all it does a button does too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={banner}
      className={styles.banner}
      data-screen-only=""
      aria-labelledby="consent-title"
      tabIndex={-1}
      onKeyDown={closeByEscape}
    >
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 id="consent-title" className={styles.title}>
            {text("consent.title")}
          </h2>
          <p>{text(questionOf(categories))}</p>
        </div>
        {isChoosing ? (
          <ConsentForm categories={categories} consent={consent} onChoose={onChoose} onClose={onClose} />
        ) : (
          <div className={styles.buttons}>
            <button type="button" className={styles.button} onClick={() => onChoose(all)}>
              {text("consent.all")}
            </button>
            <button type="button" className={styles.button} onClick={() => onChoose(onlyNecessary)}>
              {text("consent.necessaryOnly")}
            </button>
            <button type="button" className={styles.plain} onClick={() => setChoosing(true)}>
              {text("consent.choose")}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

function questionOf(categories: readonly ConsentCategory[]) {
  const [first, ...others] = categories;
  if (first === undefined) return "consent.nothing";
  return others.length > 0 ? "consent.ask.both" : (`consent.ask.${first}` as const);
}
