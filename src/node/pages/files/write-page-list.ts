import type { PageLink } from "../../../model/navigation/navigation";
import { pageListUrl } from "../../../model/navigation/page-list";
import { writeTextFile } from "../../published-files/write-data";

/** Writes the list of pages that the not-found page searches for similar addresses. */
export function writePageList(root: string, pages: readonly PageLink[]): void {
  writeTextFile(root, pageListUrl, JSON.stringify(pages));
}
