import { lazyPart } from "../../components/Lazy/lazy-part";
import { withTexts } from "../../components/translation/load-translation";

/** The consent banner's code. Null, and not part of the scripts, on a site that doesn't ask for consent. */
export const consentPart =
  process.env.GATSBY_CONSENT === "on"
    ? lazyPart(() => withTexts("consent", () => import(/* webpackChunkName: "consent" */ "./Consent")))
    : null;
