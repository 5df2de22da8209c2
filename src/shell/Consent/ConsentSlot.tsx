import { useEffect, useState } from "react";
import type { LazyPart } from "../../components/Lazy/lazy-part";
import { useLazyPart } from "../../components/Lazy/use-lazy-part";
import { consentOpenEvent } from "../../consent/consent-open-event";
import type * as consent from "./Consent";

/**
 * Asks for consent once the code is loaded. Until then, nothing is allowed, so a failure doesn't matter until a reader wants
 * to choose: "Cookie settings" then loads the code again.
 */
export function ConsentSlot({ part }: { part: LazyPart<typeof consent> }) {
  const { module, hasFailed, retry } = useLazyPart(part);
  const [isAskedFor, setAskedFor] = useState(false);

  useEffect(() => {
    if (module) return;
    const loadAgain = () => {
      setAskedFor(true);
      if (hasFailed) retry();
    };
    window.addEventListener(consentOpenEvent, loadAgain);
    return () => window.removeEventListener(consentOpenEvent, loadAgain);
  }, [module, hasFailed, retry]);

  return module ? <module.Consent isAskedFor={isAskedFor} /> : null;
}
