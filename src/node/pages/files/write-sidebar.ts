import type { SidebarItem } from "../../../model/navigation/navigation";
import { writeHashedData } from "../../published-files/write-data";

/**
 * Writes a section's entire sidebar to a file that all its pages share, so the number of pages doesn't affect their size.
 * @param root absolute path of the repository
 * @param section the section's ID
 * @returns its address; the name contains a digest, so the file can be cached forever
 */
export function writeSidebar(root: string, section: string, items: readonly SidebarItem[]): string {
  return writeHashedData(root, `/navigation/${section}`, items);
}
