import type { DocPageFields } from "../node-types/content-types";
import type { FolderFields, SidebarFields } from "./sidebar-nodes";
import { buildSidebar, type DocSummary, type SectionNavigation } from "./sidebar-tree";

/** The location of a section's pages in one version and language. */
export interface SectionLocation {
  routeBase: string;
  /** Folder under content/. */
  directory: string;
  /** Converts an address of the default language to this language; by default, this is the default language. */
  inLocale?: (path: string) => string;
  /** The readers' language; by default, no label is in another language. */
  locale?: string;
}

/** Builds a section's navigation from its nodes. Without a `sidebar.yaml`, the navigation is generated from the folders. */
export function navigationOf(
  section: SectionLocation,
  sidebar: (Pick<SidebarFields, "file" | "entries"> & Partial<Pick<SidebarFields, "locale">>) | undefined,
  docs: readonly DocPageFields[],
  folders: readonly Pick<FolderFields, "folder" | "label" | "position">[],
  drafts: readonly string[] = [],
): SectionNavigation {
  const other = (language: string | undefined) =>
    language === undefined || section.locale === undefined || language === section.locale
      ? {}
      : { lang: language };
  const summaries: DocSummary[] = docs.map((doc) => ({
    id: doc.docId,
    path: doc.path,
    label: doc.sidebarLabel,
    description: doc.description,
    position: doc.sidebarPosition,
    hidden: doc.hidden,
    file: doc.file,
    ...other(doc.locale),
  }));
  return buildSidebar(sidebar?.entries ?? [{ type: "autogenerate", directory: ".", line: 1 }], summaries, {
    routeBase: section.routeBase,
    inLocale: section.inLocale,
    ...other(sidebar?.locale),
    file: sidebar?.file ?? `content/${section.directory}/sidebar.yaml`,
    folders: new Map(folders.map(({ folder, label, position }) => [folder, { label, position }])),
    drafts: new Set(drafts),
  });
}
