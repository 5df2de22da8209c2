import type { DocPageFields } from "../node-types/content-types";
import type { FolderFields, SidebarFields } from "./sidebar-nodes";
import { buildSidebar, type DocSummary, type SectionNavigation } from "./sidebar-tree";

/** Where a section's pages are, in one version and language. */
export interface SectionPlace {
  routeBase: string;
  /** Folder under content/. */
  directory: string;
  /** An address of the default language in this one; by default the language is that. */
  inLocale?: (path: string) => string;
  /** The readers' language; by default nothing is in another one. */
  locale?: string;
}

/** Builds a section's navigation from its nodes; without a `sidebar.yaml` it is made from the folders. */
export function navigationOf(
  section: SectionPlace,
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
