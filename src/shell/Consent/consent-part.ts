import { lazyPart } from "../../components/Lazy/lazy-part";
import { withTexts } from "../../components/translation/load-translation";

/** The question what may be loaded. Null, and absent from the scripts, on a site that asks for nothing. */
export const consentPart =
  process.env.GATSBY_CONSENT === "on"
    ? lazyPart(() => withTexts("consent", () => import(/* webpackChunkName: "consent" */ "./Consent")))
    : null;
