import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useTranslations } from "../../components/translation/page-language";
import { onlyNecessary, type Consent } from "../../consent/consent";
import type { ConsentCategory } from "../../model/site/consent-category";
import { consentTexts } from "../../site/translations/en/consent";
import * as styles from "./Consent.module.css";

interface ConsentFormProps {
  categories: readonly ConsentCategory[];
  consent: Consent | null;
  onChoose: (consent: Consent) => void;
  onClose: (() => void) | null;
}

/** What is allowed, category by category. */
export function ConsentForm({ categories, consent, onChoose, onClose }: ConsentFormProps) {
  const { text } = useTranslations(consentTexts);
  const [choice, setChoice] = useState(consent ?? onlyNecessary);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // The Choose button is gone. If a reader opens the settings, the whole banner has the focus.
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>("input:enabled")?.focus();
  }, []);

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    onChoose(choice);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={save}>
      <fieldset>
        <legend className="visuallyHidden">{text("consent.allowed")}</legend>
        <label>
          <input type="checkbox" checked disabled />
          <span>
            <strong>{text("consent.necessary")}</strong> <span>{text("consent.necessary.text")}</span>
          </span>
        </label>
        {categories.map((category) => (
          <label key={category}>
            <input
              type="checkbox"
              checked={choice[category]}
              onChange={(event) => setChoice({ ...choice, [category]: event.target.checked })}
            />
            <span>
              <strong>{text(`consent.${category}`)}</strong> <span>{text(`consent.${category}.text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.buttons}>
        {categories.length > 0 ? (
          <button type="submit" className={styles.button}>
            {text("consent.save")}
          </button>
        ) : null}
        {onClose ? (
          <button type="button" className={styles.plain} onClick={onClose}>
            {text(categories.length > 0 ? "consent.cancel" : "shell.close")}
          </button>
        ) : null}
      </div>
    </form>
  );
}
