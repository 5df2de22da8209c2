import type { SidebarItem } from "../../model/navigation/navigation";
import { writeHashedData } from "../published-files/write-data";

/**
 * Writes a section's whole sidebar as a file that all its pages share, so that pages stay small however many there are.
 * @param root absolute path of the repository
 * @param section its id
 * @returns its address; the name carries a digest, so that it can be cached for ever
 */
export function writeSidebar(root: string, section: string, items: readonly SidebarItem[]): string {
  return writeHashedData(root, `/navigation/${section}`, items);
}
