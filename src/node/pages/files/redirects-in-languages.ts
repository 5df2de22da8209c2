import { localePath } from "../../../model/navigation/locale";
import { isExternal } from "../../../model/navigation/path";
import type { SiteConfig } from "../../../site/schema";

/** The target of an old address. */
interface Hop {
  from: string;
  to: string;
}

/** Creates redirects in every language, starting with the site's own. */
export function redirectsInLanguages(
  redirects: readonly Hop[],
  { locales, language }: Pick<SiteConfig, "locales" | "language">,
): Hop[] {
  // A translation can have its own redirects, which have already been added.
  const taken = new Set(redirects.map(({ from }) => from));
  const others = locales.filter(({ tag }) => tag !== language);
  const translated = others.flatMap(({ tag }) =>
    redirects.map(({ from, to }) => ({
      from: localePath(from, tag, language),
      to: isExternal(to) ? to : localePath(to, tag, language),
    })),
  );
  return [...redirects, ...translated.filter(({ from }) => !taken.has(from))];
}
