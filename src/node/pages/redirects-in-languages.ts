import { localePath } from "../../model/navigation/locale";
import { isExternal } from "../../model/navigation/path";
import type { SiteConfig } from "../../site/schema";

/** Where an old address leads. */
interface Hop {
  from: string;
  to: string;
}

/** Redirects in every language, the site's own first. */
export function redirectsInLanguages(
  redirects: readonly Hop[],
  { locales, language }: Pick<SiteConfig, "locales" | "language">,
): Hop[] {
  // A translation can have redirects of its own, which are there already.
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
