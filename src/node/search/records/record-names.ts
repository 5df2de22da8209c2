import { readTranslations } from "../../translations/read-translations";
import type { SiteConfig } from "../../../site/schema";
import { releaseTexts } from "../../../site/translations/en/releases";
import { upgradePathTexts } from "../../../site/translations/en/upgrade-path";

/** The names of a site's parts in one language, used as headings for search results. */
export interface RecordNames {
  /** Names of sections, by their label in the site's configuration. */
  section: (label: string) => string;
  /** The name for all release notes together. */
  releases: string;
  upgradePath: { title: string; description: string };
}

const RELEASES = "releases.title";
const UPGRADE_PATH = "releases.upgradePath";
const UPGRADE_DESCRIPTION = "upgrade.description";

export const englishNames: RecordNames = {
  section: (label) => label,
  releases: releaseTexts[RELEASES],
  upgradePath: { title: releaseTexts[UPGRADE_PATH], description: upgradePathTexts[UPGRADE_DESCRIPTION] },
};

/** Reads the names in each language of the site. Untranslated names are in English, as everywhere on the site. */
export function recordNames(root: string, site: SiteConfig): (tag: string) => RecordNames {
  // Problems in a translation stop the build before any records are created.
  const { translations } = readTranslations(root, site);
  return (tag) => {
    const { texts = {}, labels = {} } = translations.get(tag) ?? {};
    return {
      section: (label) => labels[label] ?? label,
      releases: texts[RELEASES] ?? englishNames.releases,
      upgradePath: {
        title: texts[UPGRADE_PATH] ?? englishNames.upgradePath.title,
        description: texts[UPGRADE_DESCRIPTION] ?? englishNames.upgradePath.description,
      },
    };
  };
}
