import { assistantTexts } from "./en/assistant";
import { baseUrlTexts } from "./en/base-url";
import { compatibilityTexts } from "./en/compatibility";
import { resourceBuilderTexts } from "./en/resource-builder";
import { consentTexts } from "./en/consent";
import { contentTexts } from "./en/content";
import { cookieTexts } from "./en/cookies";
import { faqTexts } from "./en/faq";
import { feedbackSlotTexts } from "./en/feedback-slot";
import { feedbackTexts } from "./en/feedback";
import { homeTexts } from "./en/home";
import { listingTexts } from "./en/listing";
import { movedTexts } from "./en/moved";
import { notFoundTexts } from "./en/not-found";
import { optionalTexts } from "./en/optional-parts";
import { releaseTexts } from "./en/releases";
import { searchTexts } from "./en/search";
import { searchPageTexts } from "./en/search-page";
import { shellTexts } from "./en/shell";
import { supportTexts } from "./en/support";
import { upgradePathTexts } from "./en/upgrade-path";

/**
 * Every text of the site that isn't content, in English. Other languages have a file of the same keys,
 * content/translations/<tag>.yaml. `{name}` stands for a value; a text that counts has one form for each plural
 * category of its language, of which English has `one` and `other`.
 *
 * Only the build takes them all. In a browser each part of the site brings its own texts, `useTranslations(faqTexts)`, so
 * that no page carries those of another.
 */
export const english = {
  ...shellTexts,
  ...optionalTexts,
  ...contentTexts,
  ...homeTexts,
  ...listingTexts,
  ...faqTexts,
  ...notFoundTexts,
  ...movedTexts,
  ...baseUrlTexts,
  ...releaseTexts,
  ...upgradePathTexts,
  ...supportTexts,
  ...compatibilityTexts,
  ...resourceBuilderTexts,
  ...searchTexts,
  ...searchPageTexts,
  ...consentTexts,
  ...cookieTexts,
  ...feedbackSlotTexts,
  ...feedbackTexts,
  ...assistantTexts,
};

/** Parts whose code comes late. In other languages than English, each has a file of its own beside the language's. */
export const lateParts = {
  search: searchTexts,
  consent: consentTexts,
  feedback: feedbackTexts,
  compatibility: compatibilityTexts,
  "resource-builder": resourceBuilderTexts,
  assistant: assistantTexts,
} as const;

export type LatePartName = keyof typeof lateParts;
