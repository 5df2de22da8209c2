import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Consent as Choice } from "../../consent/consent";
import { consentOpenEvent } from "../../consent/consent-open-event";
import { askedCategories, currentConsent, onConsentChange, setConsent } from "../../consent/consent-store";
import { siteConfig } from "../../site/configuration";
import { ConsentBanner } from "./ConsentBanner";

/**
 * Asks for consent unless the reader has already answered. "Cookie settings" in the footer asks again.
 * @param isAskedFor whether the reader requested the question before this component was mounted
 */
export function Consent({ isAskedFor }: { isAskedFor: boolean }) {
  const consent = useSyncExternalStore(onConsentChange, currentConsent);
  const [isOpen, setOpen] = useState(isAskedFor);
  const opener = useRef<HTMLElement | null>(isAskedFor ? focusedElement() : null);
  const { thirdPartyScript } = siteConfig.thirdParties.consent;

  useEffect(() => {
    if (thirdPartyScript !== null) addScript(thirdPartyScript);
  }, [thirdPartyScript]);

  useEffect(() => {
    const open = () => {
      opener.current = focusedElement();
      setOpen(true);
    };
    window.addEventListener(consentOpenEvent, open);
    return () => window.removeEventListener(consentOpenEvent, open);
  }, []);

  if (thirdPartyScript !== null) return null;
  const categories = askedCategories();
  if (!isOpen && (consent !== null || categories.length === 0)) return null;

  const close = () => {
    setOpen(false);
    // The button that had the focus disappears. The focus returns to its previous element, or to the page.
    const next = opener.current ?? document.getElementById("main");
    next?.focus({ preventScroll: true });
    opener.current = null;
  };
  const choose = (choice: Choice) => {
    setConsent(choice);
    close();
  };
  return (
    <ConsentBanner
      // When reopened, it starts with what is allowed now.
      key={String(isOpen)}
      categories={categories}
      consent={consent}
      isAskedFor={isOpen}
      onChoose={choose}
      onClose={isOpen ? close : null}
    />
  );
}

function focusedElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

function addScript(address: string): void {
  if ([...document.scripts].some(({ src }) => src === address)) return;
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}
