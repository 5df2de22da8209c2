import { consentCategories, type ConsentCategory } from "../model/site/consent-category";

/** What a reader has allowed. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** Nothing but what the site can't do without. */
export const onlyNecessary: Consent = { analytics: false, assistant: false };

/**
 * Reads a kept choice.
 * @param text from the browser's storage: anything at all
 * @param version of what is asked; a choice about another version counts for nothing
 * @returns the choice; null where the reader has to be asked
 */
export function parseConsent(text: string | null, version: number): Consent | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "");
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null || !("version" in value) || value.version !== version)
    return null;
  return asConsent(value);
}

/** What `parseConsent` reads. */
export function formatConsent(consent: Consent, version: number): string {
  return JSON.stringify({ version, ...asConsent(consent) });
}

/**
 * Takes a choice from other code.
 * @param value categories that are `true` are allowed, all else is not
 */
export function asConsent(value: object): Consent {
  const record = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    consentCategories.map((category) => [
      category,
      Object.hasOwn(record, category) && record[category] === true,
    ]),
  ) as Record<ConsentCategory, boolean>;
}
