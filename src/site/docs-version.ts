import type { SectionConfig } from "./documentation-schema";

/** A version of a section, with everything derived from its configuration. */
export interface DocsVersion {
  name: string;
  label: string;
  isLast: boolean;
  banner: "unreleased" | "unmaintained" | null;
  /** Folder under content/. */
  directory: string;
  /** The base address of its pages in the default language: `/gateway/` or `/gateway/2.0/`. */
  routeBase: string;
}

/** The name of the version that is currently being written. */
const currentVersion = "current";

/** The versions of a section in the configured order; a section without configured versions has only the current one. */
export function versionsOf(section: SectionConfig): DocsVersion[] {
  const configured = section.versions ?? [
    { name: currentVersion, label: "Current", isLast: true, banner: null },
  ];
  return configured.map(({ name, label, isLast, banner, ...version }) => ({
    name,
    label,
    isLast,
    banner,
    directory:
      version.directory ?? (name === currentVersion ? section.directory : `versioned/${section.id}/${name}`),
    routeBase: isLast ? section.routeBase : `${section.routeBase}${version.path ?? name}/`,
  }));
}

/** The version that is served at the section's own address. */
export function lastVersionOf(section: SectionConfig): DocsVersion {
  const versions = versionsOf(section);
  const last = versions.find(({ isLast }) => isLast) ?? versions[0];
  if (!last) throw new Error(`The section ${section.id} has no version.`);
  return last;
}
