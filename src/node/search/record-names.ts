import { readTranslations } from "../translations/read-translations";
import type { SiteConfig } from "../../site/schema";
import { releaseTexts } from "../../site/translations/en/releases";

/** What the parts of a site are called in one language, for the headings under which results stand. */
export interface RecordNames {
  /** Of a section, by its label in the site's configuration. */
  section: (label: string) => string;
  /** Of all release notes together. */
  releases: string;
}

const RELEASES = "releases.title";

export const englishNames: RecordNames = { section: (label) => label, releases: releaseTexts[RELEASES] };

/**
 * The names in each language of the site; what isn't translated is in English, as readers see it elsewhere too.
 * @param root absolute path of the repository
 */
export function recordNames(root: string, site: SiteConfig): (tag: string) => RecordNames {
  // What is wrong with a translation stops the build before any records are made.
  const { translations } = readTranslations(root, site);
  return (tag) => {
    const { texts = {}, labels = {} } = translations.get(tag) ?? {};
    return {
      section: (label) => labels[label] ?? label,
      releases: texts[RELEASES] ?? englishNames.releases,
    };
  };
}
