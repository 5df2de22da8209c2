import type { Node } from "gatsby";
import type { ContentProblem } from "../../model/problem/problem";
import type { SidebarEntry } from "./sidebar-entry";

/** A section's `sidebar.yaml`, or the labels of one folder from its `_category.yaml`. */
export interface SidebarFields {
  section: string;
  version: string;
  locale: string;
  file: string;
  entries: SidebarEntry[];
  problems: ContentProblem[];
}

export interface FolderFields {
  section: string;
  version: string;
  locale: string;
  /** Path within the section: `how-to`. */
  folder: string;
  file: string;
  label: string | null;
  position: number | null;
  problems: ContentProblem[];
}

export type SidebarNode = Node & SidebarFields;
export type FolderNode = Node & FolderFields;
