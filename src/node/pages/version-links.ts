import type { FrameVersion, VersionLink } from "../../model/navigation/navigation";
import { mainPathOf } from "../navigation/main-page";
import type { SiteSection } from "../site/read-site";

interface Edition {
  section: SiteSection;
  mainPath: string;
  /** Addresses of documentation pages by ID. */
  docs: ReadonlyMap<string, string>;
  /** Addresses of category listings. */
  listings: ReadonlySet<string>;
}

/** Finds the same page in the other versions of its section, in the same language. */
export class VersionLinks {
  private readonly editions = new Map<string, Edition[]>();

  constructor(sections: readonly SiteSection[]) {
    for (const section of sections) {
      const key = keyOf(section);
      const docs = new Map(section.docs.map(({ docId, path }) => [docId, path]));
      const mainPath = mainPathOf(section.routeBase, section.navigation.items, new Set(docs.values()));
      const listings = new Set(section.navigation.listings.map(({ path }) => path));
      this.editions.set(key, [...(this.editions.get(key) ?? []), { section, mainPath, docs, listings }]);
    }
  }

  /** The version data in a documentation page's frame; undefined if its section has only one version. */
  ofDoc(section: SiteSection, docId: string): FrameVersion | undefined {
    return this.version(section, ({ docs }) => docs.get(docId));
  }

  /** The same for a category listing. Listings match if their addresses are equal after the version's address. */
  ofListing(section: SiteSection, path: string): FrameVersion | undefined {
    return this.version(section, (edition) => {
      const there = edition.section.routeBase + path.slice(section.routeBase.length);
      return edition.listings.has(there) ? there : undefined;
    });
  }

  /** The main page of each version of a section in a language. */
  mainPages(sectionId: string, locale: string): VersionLink[] {
    return (this.editions.get(`${sectionId} ${locale}`) ?? []).map((edition) => linkTo(edition, undefined));
  }

  private version(
    section: SiteSection,
    pathIn: (edition: Edition) => string | undefined,
  ): FrameVersion | undefined {
    const editions = this.editions.get(keyOf(section)) ?? [];
    if (editions.length < 2) return undefined;
    const { name, label, banner } = section.version;
    return { name, label, banner, links: editions.map((edition) => linkTo(edition, pathIn(edition))) };
  }
}

function linkTo({ section, mainPath }: Edition, samePage: string | undefined): VersionLink {
  const { name, label, isLast } = section.version;
  return { name, label, path: samePage ?? mainPath, isLast, isSamePage: samePage !== undefined };
}

function keyOf({ config, locale }: SiteSection): string {
  return `${config.id} ${locale}`;
}
